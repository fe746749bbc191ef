import { type Token } from '../../../language/tokens.js';
import { answerName } from '../answer-name.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { readText, type Wording } from '../../../language/read-text.js';
import { readWords } from '../../../language/resources.js';
import { NUMBER_WORDS } from '../../../language/numerals.js';

const UNCOUNTED = readWords('uncounted');
const OTHER_COUNTS = readWords('other-counts');
const MEASURES = readWords('measures');
/** Singulars that a number may stand before. */
const COUNTED_SINGULARS = readWords('counted-singulars');
/** Beside a number these say that it is of the venture, now. */
const OWN_COUNTS = readWords('own-counts');

/** One thing counted in one place. */
interface Count {
  what: string;
  value: number;
  /** As written. */
  figure: string;
  answer: ReviewAnswer;
  /** Says how many of the venture's own there are now. */
  isPlain: boolean;
}

/** Figures this close are one figure, rounded. */
const CLOSE = 0.8;
const MOST_NOTES = 2;

function valueOf({ kind, word }: Token): number {
  if (kind === 'word') {
    const written = NUMBER_WORDS.get(word);
    return written === undefined ? Number.NaN : Number(written);
  }
  return /^\d{1,3}(?:,\d{3})*$|^\d+$/u.test(word) ? Number(word.replaceAll(',', '')) : Number.NaN;
}

/** What is counted after a number, with the word that qualifies it: "paying clinics", "% churn". */
function countedAfter(tokens: readonly Token[], at: number): string | null {
  const isShare = tokens[at + 1]?.kind === 'percent';
  const next = isShare ? at + 2 : at + 1;
  const [first, second] = [tokens[next], tokens[next + 1]];
  const isNoun = (token: Token | undefined): boolean =>
    token?.kind === 'word' &&
    (COUNTED_SINGULARS.has(token.word) || (/[^s]s$/u.test(token.word) && !UNCOUNTED.has(token.word)));
  if (first?.kind !== 'word' || MEASURES.has(first.word)) return null;
  const unit = isShare ? '% ' : tokens[at - 1]?.kind === 'currency' ? `${tokens[at - 1]?.word ?? ''} ` : '';
  if (isNoun(first)) return unit + first.word;
  return isNoun(second) && !OTHER_COUNTS.has(first.word) ? `${unit}${first.word} ${second?.word ?? ''}` : null;
}

/** Whether a sentence tells how many of the venture's own there are now. */
function isPlainIn({ plain, tokens }: Wording): boolean {
  const isDated = tokens.some(({ word, capital }) => /^(?:19|20)\d\d$/u.test(word) || (capital && MEASURES.has(word)));
  return (
    !isDated &&
    tokens.some(({ word }) => OWN_COUNTS.has(word)) &&
    !tokens.some(({ word }) => OTHER_COUNTS.has(word)) &&
    !/[|\t?–-]/u.test(plain)
  );
}

function countsIn(answer: ReviewAnswer): Count[] {
  return readText(answer).sentences.flatMap(({ wording }) => {
    const { plain, tokens } = wording;
    const counts: Count[] = [];
    let isPlain: boolean | undefined;
    tokens.forEach((token, at) => {
      const value = valueOf(token);
      const what = Number.isNaN(value) ? null : countedAfter(tokens, at);
      if (what === null) return;
      isPlain ??= isPlainIn(wording);
      counts.push({ what, value, figure: plain.slice(token.start, token.end), answer, isPlain });
    });
    return counts;
  });
}

/**
 * Two answers that count the same thing of the venture's own differently. Careful rather than complete: anything that
 * may be another time, part, plan or range is left alone, and so is what is counted in more than two ways.
 */
export function contradictionsIn(answers: readonly ReviewAnswer[]): string[] {
  const counts = new Map<string, Count[]>();
  const ordered = [...answers].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  for (const count of ordered.flatMap(countsIn)) counts.set(count.what, [...(counts.get(count.what) ?? []), count]);
  const notes = [...counts].flatMap(([what, found]) => {
    const [one, ...others] = found;
    const other = others.find(({ value }) => value !== one?.value);
    if (!one || !other || new Set(found.map(({ value }) => value)).size !== 2 || !found.every(({ isPlain }) => isPlain))
      return [];
    const isClose = Math.min(one.value, other.value) >= CLOSE * Math.max(one.value, other.value);
    if (isClose || one.answer.key === other.answer.key) return [];
    const [name, otherName] = [answerName(one.answer), answerName(other.answer)];
    return [
      `Two figures for ${what.replace(/^\S (?=\w)/u, '')} differ: ${one.figure} (answer: ${name}) and ${other.figure} (answer: ${otherName}).`,
    ];
  });
  return notes.sort().slice(0, MOST_NOTES);
}
