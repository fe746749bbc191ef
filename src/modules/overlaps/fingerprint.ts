import { rememberWords } from '../../language/remember-words.js';
import { type Token, UNKNOWN_WORD } from '../../language/tokens.js';

/** How many bands a fingerprint has; the table of fingerprints has an index for each. */
export const BANDS = 8;
/** Shorter runs are shared by honest answers to one question, longer ones break with every edited word. */
const RUN_LENGTH = 3;
/** Answers of about 25 words. Shorter ones may well coincide. */
const FEWEST_RUNS = 22;
/**
 * Answers of up to sixty-odd words are compared exactly; of longer ones a sample is compared that is as good as a
 * random one.
 */
const SKETCH_SIZE = 64;
/** Han, kana and the like are written without spaces: there, every character counts as a word. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** What is left of an answer for comparison: enough to recognise a near copy, and none of its words. */
export interface Fingerprint {
  /**
   * The smallest hash in each eighth of the range of hashes; null if there is none. Two answers agree in a band with a
   * probability equal to their similarity, so near copies agree in some bands and other answers in none.
   */
  readonly bands: readonly (number | null)[];
  /** The smallest hashes of all, in ascending order. */
  readonly sketch: readonly number[];
}

/** Null for answers that are too short, or too monotonous, to be compared. */
export function fingerprintOf(tokens: readonly Token[]): Fingerprint | null {
  const words = wordHashes(tokens);
  if (words.length < FEWEST_RUNS) return null;
  const bands = new Array<number | null>(BANDS).fill(null);
  const sketch: number[] = [];
  let last: number | undefined;
  for (const run of hashesOfRuns(words).sort()) {
    if (run === last) continue;
    bands[bandOf(run)] ??= run;
    if (sketch.length < SKETCH_SIZE) sketch.push(run);
    last = run;
  }
  return sketch.length < FEWEST_RUNS ? null : { bands, sketch };
}

/** The share of their runs of words that two answers have in common, 0 to 1. */
export function similarityOf(a: readonly number[], b: readonly number[]): number {
  const isWhole = Math.max(a.length, b.length) < SKETCH_SIZE;
  const union = [...new Set([...a, ...b])].sort((one, other) => one - other);
  const seen = isWhole ? union : union.slice(0, SKETCH_SIZE);
  const [inA, inB] = [new Set(a), new Set(b)];
  const shared = seen.filter((run) => inA.has(run) && inB.has(run)).length;
  return (2 * shared) / (seen.length + shared);
}

/** Lower case, without punctuation. Redacted words are left out, since two names are no sign of similarity. */
function wordHashes(tokens: readonly Token[]): number[] {
  const hashes: number[] = [];
  for (const { word, known } of tokens) {
    if (word === UNKNOWN_WORD) continue;
    if (word.charCodeAt(0) > 127 && UNSPACED.test(word)) for (const character of word) hashes.push(hashOf(character));
    else hashes.push(hashOfWord(known));
  }
  return hashes;
}

function hashesOfRuns(words: readonly number[]): Int32Array {
  const runs = new Int32Array(words.length - RUN_LENGTH + 1);
  for (let start = 0; start < runs.length; start += 1) {
    let hash = 0;
    for (let at = start; at < start + RUN_LENGTH; at += 1) hash = mixed(Math.imul(hash, 31) + (words[at] ?? 0));
    runs[start] = hash;
  }
  return runs;
}

function bandOf(hash: number): number {
  return Math.floor(((hash + 2 ** 31) / 2 ** 32) * BANDS);
}

/** FNV-1a as a signed 32-bit number, the only kind that PostgreSQL has. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mixed(hash);
}

const hashOfWord = rememberWords(hashOf);

/** Spreads what differs in a few bits over all of them (the finaliser of MurmurHash3). */
function mixed(hash: number): number {
  let bits = hash;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
