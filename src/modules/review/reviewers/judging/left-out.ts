import { opensClause } from '../../../../language/clauses.js';
import { isFunctionWord } from '../../../../language/language.js';
import { rememberLabels } from '../../../../language/remember-words.js';
import { readNamedLists, readWords } from '../../../../language/resources.js';
import { stem } from '../../../../language/stem.js';
import { wordsOf } from '../../../../language/tokens.js';
import { industriesIn } from '../industry.js';
import { homesOf } from '../question-homes.js';
import { type Statement } from '../statements/statement.js';
import { type BriefSentence, briefSentences } from './brief-sentences.js';
import { OF_PROGRAMMES } from './relevance.js';

/** A kind of venture that a brief excludes, in the brief's words. */
interface Kind {
  readonly sentence: string;
  /** For each word, the stems that mean the same. A venture must match every word. */
  readonly words: readonly ReadonlySet<string>[];
  /** Whether only ventures that are nothing else are excluded, as by "pure software" or "apps only". */
  readonly isPure: boolean;
}

const NOT_ASKED = readWords('requirements');
const SERVING = readWords('serving-verbs');
/** Kinds that briefs exclude by one name and ventures call by many. */
const KINDS = [...readNamedLists('left-out').values()].map((words) => new Set(words.map(stem)));
const PURE = new Set(['only', 'pure', 'purely', 'mere', 'merely']);
const ENDS = new Set(['but', 'unless', 'although', 'we']);
const JOINS = new Set(['and', 'or', 'nor']);
/** Words before a name that say what the venture is or makes: "we sell wine", "it is an app". */
const NAMING = new Set(['we', 'i', 'is', 'are']);
const UNNAMING = new Set(['no', 'not', 'non', 'without', 'what', 'that', 'which', 'who', 'than', 'like', 'and', 'or']);
const PREPOSITIONS = readWords('prepositions');
/** The most words between such a word and the name. */
const NEAR = 5;
const FEWEST_LETTERS = 3;

function kindOf(words: readonly string[], sentence: string): Kind[] {
  const telling = words.filter((word) => word.length >= FEWEST_LETTERS && !isFunctionWord(word) && !PURE.has(word));
  const stems = telling.map(stem).filter((word) => !OF_PROGRAMMES.has(word));
  if (stems.length === 0) return [];
  const same = stems.map((word) => KINDS.find((kind) => kind.has(word)) ?? new Set([word]));
  return [{ sentence, words: same, isPure: words.some((word) => PURE.has(word)) }];
}

function kindsIn({ text, leftOut }: BriefSentence): Kind[] {
  const kinds: string[][] = [[]];
  for (const [at, { word }] of leftOut.entries()) {
    if (ENDS.has(word)) break;
    if (opensClause(text, leftOut, at) || JOINS.has(word)) kinds.push([]);
    kinds.at(-1)?.push(word);
  }
  const words = kinds.flat();
  if (NOT_ASKED.has(words[0] ?? '') || words.some((word) => word !== 'only' && NOT_ASKED.has(word))) return [];
  return kinds.flatMap((kind) => kindOf(kind, text));
}

const kindsLeftOut = rememberLabels((brief) => briefSentences(brief).flatMap(kindsIn));

/** Whether the word says what the venture is or makes, and not whom it serves. */
function isNamedAt(words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - NEAR); before -= 1) {
    const word = words[before] ?? '';
    if (NAMING.has(word)) return true;
    if (UNNAMING.has(word) || PREPOSITIONS.has(word) || SERVING.has(word)) return false;
  }
  return /^an?$/u.test(words[0] ?? '') && at <= NEAR && isHeadAt(words, at);
}

/** Whether it is the head of its phrase: a school bus is no school. */
function isHeadAt(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  return next === undefined || isFunctionWord(next) || PURE.has(next);
}

function isOf({ words }: Kind, said: readonly string[], stems: readonly string[]): boolean {
  const isNamed = (same: ReadonlySet<string>): boolean =>
    stems.some((word, at) => same.has(word) && isNamedAt(said, at) && (same.size > 1 || isHeadAt(said, at)));
  return words.every((same) => stems.some((word) => same.has(word))) && words.some(isNamed);
}

function hasHardware({ words }: Statement): boolean {
  return industriesIn(words.filter((_, at) => words[at - 1]?.text !== 'no')).has('Hardware');
}

/** The sentence of a brief that excludes such ventures, and the statement that shows this to be one. */
export interface Exclusion {
  readonly sentence: string;
  readonly statement: Statement;
}

/** Finds out whether the brief excludes the venture. Careful rather than complete. */
export function leftOutBy(brief: string, statements: readonly Statement[]): Exclusion | null {
  const kinds = kindsLeftOut(brief);
  if (kinds.length === 0) return null;
  const making = statements.filter(
    ({ places, texture }) =>
      texture !== 'noise' && places.map(homesOf).every(({ open, asked }) => open || asked.has('solution')),
  );
  const mayBePure = kinds.some(({ isPure }) => isPure) && !making.some(hasHardware);
  for (const statement of making) {
    const said = wordsOf(statement.quote);
    const stems = said.map(stem);
    const kind = kinds.find((each) => (mayBePure || !each.isPure) && isOf(each, said, stems));
    if (kind) return { sentence: kind.sentence.trim().replace(/[.!]$/u, ''), statement };
  }
  return null;
}
