import { type ClarityRole } from '../field.js';

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
