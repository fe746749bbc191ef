import { type ClarityRole } from '../field.js';

/**
 * The words that belong to one clarity role. Questions and answers use different ones: a question asks about "the
 * problem", an answer tells of something that is lost, late or broken. A trailing `*` stands for any ending.
 */
export interface RoleLexicon {
  readonly role: ClarityRole;
  /** In a question: enough on its own. */
  readonly asksClearly: readonly string[];
  /** In a question: counts towards the role, decides only in short labels. */
  readonly asksWeakly: readonly string[];
  /** In an answer: says something about the role. */
  readonly tells: readonly string[];
  /** Wherever one of these stands, the words in it do not count for the role. */
  readonly except: readonly string[];
}
