import { type ClarityRole, CLARITY_ROLES } from '../field.js';
import { readSections } from '../sections.js';

/**
 * The words by which an answer tells something of one clarity role. Questions use different ones: a question asks
 * about "the problem", an answer tells of something that is lost, late or broken. A trailing `*` stands for any ending.
 */
export interface RoleLexicon {
  readonly role: ClarityRole;
  readonly tells: readonly string[];
  /** Wherever one of these stands, the words in it do not count for the role. */
  readonly except: readonly string[];
}

function readLexicon(role: ClarityRole): RoleLexicon {
  const sections = readSections(`lexicon/${role}.txt`);
  const under = (name: string): readonly string[] => sections.find(({ heading }) => heading === name)?.entries ?? [];
  return { role, tells: under('tells'), except: under('except') };
}

/** One entry per clarity role, in the order of the roles. */
export const ROLE_LEXICONS: readonly RoleLexicon[] = CLARITY_ROLES.map(readLexicon);
