import { type Token, tokenise, wordsOf } from '../../../language/tokens.js';
import { readWords } from '../../../language/resources.js';

const DETERMINERS = readWords('determiners');
const FINITE_VERBS = readWords('finite-verbs');
const OPENING_JOINERS = readWords('opening-joiners');
const POINTING_OPENINGS = readWords('pointing-openings');
const PRONOUNS = readWords('pronouns');
const ROW_HEADS = readWords('row-heads');

/** Not before "but" or "although": what is said there may take back what stands before. */
const CLAUSE_BREAK =
  /(?<=;)\s+|(?<!\s)\s+[–—]\s+|(?<=,)\s+(?=(?:and|so|which|while|because|where|as|with|each|who|it|they|we|he|she|\p{L}+ed|\p{L}+ing)\s)|(?<=:)\s+|(?<!\s)\s+(?=(?:because|so that)\s)/u;
/** A clause shorter than this says too little to end with. */
const FEWEST_WORDS = 6;
/** Openings that name nothing a pronoun could stand for. */
const NAMELESS = readWords('nameless-openings');
/** Here "so" joins nothing. */
const HOW_FAR = /^so (?:far|few|long|many|much)\b/iu;
const PLURAL = /^\p{L}{3,}[^s]s$/u;

/** Before a verb, these are some of what was named before: "Each must be traceable". */
const PICKED = new Set(['one', 'each', 'two', 'three', 'few', 'several', 'everything']);
const RELATIVES = new Set(['that', 'which', 'who', 'whose', 'where']);
const SUBJECTS = new Set(['we', 'they', 'you', 'i']);

export function spokenWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length && text.split('"').length % 2 === 1;
}

function isRowHead(head: string): boolean {
  return ROW_HEADS.has(head.toLowerCase()) || /^\p{L}+ \d{1,2}$/u.test(head);
}

/** A row of a table as one phrase: "Paid | none yet" becomes "Paid: none yet". Null for rows of many cells. */
export function withoutCells(text: string): string | null {
  const cells = text
    .split(/[|\t]/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const [head = '', rest, more] = cells;
  if (rest === undefined) return head;
  if (more !== undefined || spokenWords(head) > 3) return null;
  return isRowHead(head) ? rest : `${head}: ${rest}`;
}

/** Without words that only tie it to the sentence before: "So we built a box" becomes "we built a box". */
export function withoutJoiner(text: string): string {
  if (HOW_FAR.test(text)) return text;
  const [opening, first = '', second = ''] = /^(\p{L}+)(?:\s+(\p{L}+))?/u.exec(text) ?? [];
  if (opening === undefined) return text;
  const joiner = [opening, first].find(
    (words) => OPENING_JOINERS.has(words.toLowerCase()) && !(words === first && second === ''),
  );
  return joiner === undefined ? text : text.slice(joiner.length).replace(/^[,\s]+/u, '');
}

/** Its beginning up to the end of a clause, in at most this many words; null if no clause ends in time. */
export function shortened(text: string, mostWords: number): string | null {
  if (spokenWords(text) <= mostWords) return text;
  const plain = text.replace(/(?<!\s)\s*\([^()]*\)/gu, '');
  if (spokenWords(plain) <= mostWords) return plain;
  let kept = '';
  let from = 0;
  for (const clause of plain.split(CLAUSE_BREAK)) {
    const to = plain.indexOf(clause, from) + clause.length;
    const longer = plain.slice(0, to);
    if (spokenWords(longer) > mostWords) break;
    if (isBalanced(longer)) kept = longer;
    from = to;
  }
  const ended = kept.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '');
  return spokenWords(ended) >= FEWEST_WORDS ? ended : null;
}

function isVerb(word: string): boolean {
  return FINITE_VERBS.has(word) || word === 'of' || word.endsWith('ed');
}

/** Whether it can be understood without the rest: each pronoun comes after what it stands for. */
export function standsAlone(text: string, tokens: readonly Token[] = tokenise(text)): boolean {
  const [first, second] = tokens;
  if (!first || POINTING_OPENINGS.has(first.word) || (PICKED.has(first.word) && isVerb(second?.word ?? '')))
    return false;
  if (!NAMELESS.has(first.word)) return true;
  for (const [at, { word }] of tokens.entries()) {
    if (PRONOUNS.has(word)) return false;
    const before = tokens[at - 1]?.word ?? '';
    if (DETERMINERS.has(before) || /^\d/u.test(before) || PLURAL.test(word)) return true;
  }
  return true;
}

/** What follows its first colon or semicolon, where the point often is; itself where there is none. */
export function tailOf(text: string): string {
  return /[:;]\s+(\S.*)$/su.exec(text)?.[1] ?? text;
}

/** Whether it is a whole sentence, as far as its verbs tell, and not the name of a thing. */
export function isStatement(text: string): boolean {
  const words = wordsOf(text.split(/[(:;]/u)[0] ?? '');
  const deciding = words.findIndex(
    (word, at) => at > 0 && (RELATIVES.has(word) || FINITE_VERBS.has(word) || SUBJECTS.has(words[at - 1] ?? '')),
  );
  return deciding > 0 && !RELATIVES.has(words[deciding] ?? '');
}

export function asSentence(text: string): string {
  const trimmed = text.trim();
  const ended = /[.!?…。！？]["'”’)\]]*$/u.test(trimmed)
    ? trimmed
    : `${trimmed.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')}.`;
  return ended.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
