import { fieldWords } from '../field-words.js';
import { offersChoices } from './choices.js';
import { questionWords } from './question-word.js';

/** What a label's first characters do not tell, the rest will not. */
const READ_CHARACTERS = 300;
const READ_WORDS = 50;
const TAG = /<\/?[a-z][^<>]{0,80}>/gi;
/** "3.", "(b)", "Q12:", "2.1", "Question 4 -" before the question itself. */
const NUMBERING = [
  /^\(?(?:q(?:uestion)?\.?\s?)?\d{1,3}(?:\.\d{1,2}){0,3}\s?[.):–—-]+(?=\D)/i,
  /^\(?(?:[a-z]|[ivx]{1,4})\)/i,
  /^[a-z]\.(?=\s)/i,
  /^q\d{1,3}\b/i,
  /^\d{1,2}\.\d{1,2}(?=\s)/,
];
const BULLETS = /^[\s#*•·–—-]{1,8}/;
const BRACKETS = /\(([^()]*)\)|\[([^[\]]*)\]/g;
const SENTENCE_END = /[?!;\n؟？]+|[.:](?=\s|$)|\s[-–—/|]+\s|…/;
/** A second question that hangs on the first: ", and how will you …". */
const NEXT_QUESTION = /(?:,\s*|\s)(?:and|or|&)\s+(?=(?:how|what|why|who|which|when|where)\b)|,\s*(?=(?:how|why)\s)/i;
const UNITS = new Set(questionWords(fieldWords('unit').join(' ')));
/** "MWh per year" counts MWh. */
const RATES = new Set(['per', 'each', 'every']);
const AROUND_UNITS = new Set(questionWords('in of full whole number total approx approximately co2'));

/** "Length of the project, months", "time to install in weeks". */
const LAST_UNIT = /(?:,|\sin)\s+(months|weeks|days|years|hours|minutes|tonnes|kg|percent|per cent|%)[\s:*]*$/i;

/** A label taken apart: its questions in order, and what stands in brackets. */
export interface Label {
  clauses: readonly (readonly string[])[];
  hints: readonly string[];
  /** How many words of the main question stand before its first comma. */
  beforeComma: number;
  choices: boolean;
  /** Says in brackets what to count in: "(in weeks)". */
  unit: boolean;
  words: readonly string[];
}

function withoutNumbering(text: string): string {
  const start = text.replace(BULLETS, '');
  const numbering = NUMBERING.map((pattern) => pattern.exec(start)?.[0].length ?? 0).find((length) => length > 0) ?? 0;
  const rest = start.slice(numbering);
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}

/** "(year)" asks for one, "(years)" for how many. */
function isUnit(hints: readonly string[], written: string): boolean {
  const units = hints.filter((_, at) => !RATES.has(hints[at - 1] ?? ''));
  const isOne = (word: string): boolean => UNITS.has(word) || (word === 'year' && /years|yrs/i.test(written));
  return units.some(isOne) && units.every((word) => isOne(word) || AROUND_UNITS.has(word) || RATES.has(word));
}

export function readLabel(label: string): Label {
  const text = withoutNumbering(label.slice(0, READ_CHARACTERS).normalize('NFKC').replace(TAG, ' '));
  const bracketed: string[] = [];
  const open = text.replace(BRACKETS, (_, round?: string, square?: string) => {
    bracketed.push(round ?? square ?? '');
    return ' ';
  });
  const questions = open
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(NEXT_QUESTION))
    .map((clause) => questionWords(clause).slice(0, READ_WORDS))
    .filter((words) => words.length > 0);
  const beforeComma = questionWords(open.split(SENTENCE_END)[0]?.split(',')[0] ?? '').length;
  const inBrackets = questionWords(bracketed.join(' ; ')).slice(0, READ_WORDS);
  const [clauses, hints] = questions.length > 0 ? [questions, inBrackets] : [[inBrackets], []];
  const unit = isUnit(inBrackets, bracketed.join(' ')) || isUnit(questionWords(LAST_UNIT.exec(open)?.[1] ?? ''), open);
  const choices = offersChoices(text, open, bracketed);
  return { clauses, hints, beforeComma, choices, unit, words: [...clauses.flat(), ...hints] };
}
