import { opensClause } from '../../../../language/clauses.js';
import { isFunctionWord } from '../../../../language/language.js';
import { rememberLabels } from '../../../../language/remember-words.js';
import { readNamedLists, readWords } from '../../../../language/resources.js';
import { stem } from '../../../../language/stem.js';
import { wordsOf } from '../../../../language/tokens.js';
import { industriesIn } from '../industry.js';
import { type Statement } from '../statements/statement.js';
import { type BriefSentence, briefSentences } from './brief-sentences.js';
import { OF_PROGRAMMES } from './relevance.js';

/** A kind of venture that a brief does not look for, in the brief's words. */
interface Kind {
  readonly sentence: string;
  /** Of each of its words those that name the same, as stems. All have to be there. */
  readonly words: readonly ReadonlySet<string>[];
  /** Only where there is nothing else to it: "pure software", "apps only". */
  readonly isPure: boolean;
}

const NOT_ASKED = readWords('requirements');
const SERVING = readWords('serving-verbs');
/** Kinds that briefs leave out by one name, and ventures have under many. */
const KINDS = [...readNamedLists('left-out').values()].map((words) => new Set(words.map(stem)));
const PURE = new Set(['only', 'pure', 'purely', 'mere', 'merely']);
const ENDS = new Set(['but', 'unless', 'although', 'we']);
const JOINS = new Set(['and', 'or', 'nor']);
/** Where a name is told of what something is: "a wallet", "we sell wine", "it is an app". */
const NAMING = new Set(['we', 'i', 'is', 'are']);
const UNNAMING = new Set(['no', 'not', 'non', 'without', 'what', 'that', 'which', 'who', 'than', 'like', 'and', 'or']);
const PREPOSITIONS = readWords('prepositions');
/** So many words may stand before it. */
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

/** Whether it says of what stands at one place that this is what the venture is or makes, and not whom it serves. */
function isNamedAt(words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - NEAR); before -= 1) {
    const word = words[before] ?? '';
    if (NAMING.has(word)) return true;
    if (UNNAMING.has(word) || PREPOSITIONS.has(word) || SERVING.has(word)) return false;
  }
  return /^an?$/u.test(words[0] ?? '') && at <= NEAR && isHeadAt(words, at);
}

/** A school bus is no school. */
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

/** The sentence by which a brief leaves out such ventures, and the statement that shows this to be one. */
export interface LeftOut {
  readonly sentence: string;
  readonly statement: Statement;
}

/** How a brief leaves out what the statements tell of. Careful rather than complete. */
export function leftOutBy(brief: string, statements: readonly Statement[]): LeftOut | null {
  const kinds = kindsLeftOut(brief);
  if (kinds.length === 0) return null;
  const making = statements.filter(
    ({ places, texture }) =>
      texture !== 'noise' && places.every(({ homes }) => homes.open || homes.asked.has('solution')),
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
