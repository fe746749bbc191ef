import { countProseWords } from '../../../../language/read-text.js';
import { readList } from '../../../../language/resources.js';
import { UNKNOWN_WORD, wordsOf } from '../../../../language/tokens.js';
import { RUBRIC } from '../../../rubric/rubric.js';
import { type AnswerText } from '../answer-text.js';
import { type Finding } from '../guard-rail.js';

const EMPTY_ANSWERS = new Set(readList('flags/empty-answers.txt'));
const SHORT_ANSWERS = new Set(readList('flags/short-answers.txt'));
/** A link is a word that nobody knows. */
const POINTERS = new Set([...readList('flags/pointers.txt'), UNKNOWN_WORD]);
const FILLERS = new Set(readList('flags/pointing-fillers.txt'));
/** Beginnings of questions that "none", "no" or "n/a" answers: questions of yes or no, and for what need not exist. */
const CLOSED_OPENERS = new Set(readList('flags/closed-question-openers.txt'));
const CLOSED_WORDS = new Set(readList('flags/closed-question-words.txt'));
const CLOSED_AT_ONCE = new Set(readList('flags/closed-at-once.txt'));
const MARKS_ONLY = /^[\p{P}\p{S}\s]*$/u;
/** A sign may be an answer, such as a thumb or a percentage. */
const SIGN = /\p{Extended_Pictographic}|[%€$£+]/u;
const PAGE = /^\d{1,2}$/;
const SAYS_NOTHING = 'The answer says nothing.';
const TOO_LITTLE = `Fewer than ${RUBRIC.minimumWords} words of the answers can be reviewed: too little for a verdict.`;

function isClosed(label: string): boolean {
  const parts = label.toLowerCase().split(/[.?!,;:(-]/);
  return (
    parts.some((part) => CLOSED_OPENERS.has(wordsOf(part)[0] ?? '')) ||
    wordsOf(label).some((word) => CLOSED_WORDS.has(word) || CLOSED_WORDS.has(word.replace(/s$/, '')))
  );
}

function isPointer(words: readonly string[]): boolean {
  return (
    words.every((word) => POINTERS.has(word) || FILLERS.has(word) || PAGE.test(word)) &&
    words.some((word) => POINTERS.has(word))
  );
}

function saysNothing({ answer, text, tokens }: AnswerText): boolean {
  const { label } = answer;
  if (MARKS_ONLY.test(text)) return !SIGN.test(text) || !isClosed(label);
  const words = tokens.map(({ word }) => word);
  const said = words.join(' ');
  if (EMPTY_ANSWERS.has(said)) return !(isClosed(label) && CLOSED_AT_ONCE.has(said));
  if (SHORT_ANSWERS.has(said)) return !isClosed(label);
  if (isPointer(words)) return words.length > 1 || !isClosed(label);
  return words.length > 1 && words.every((word) => word === words[0]);
}

/** Applications with too few words to judge, and answers that only fill their box. */
export function insufficientContent(answers: readonly AnswerText[]): Finding[] {
  const empty = answers
    .filter(saysNothing)
    .map(({ answer: { key, value } }): Finding => ({ severity: 'info', key, text: value, message: SAYS_NOTHING }));
  if (countProseWords(answers.map(({ answer }) => answer)) >= RUBRIC.minimumWords) return empty;
  return [{ severity: 'warning', key: null, text: null, message: TOO_LITTLE }, ...empty];
}
