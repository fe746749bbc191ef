import { answerName, type ReviewAnswer } from '../../reviewers/reviewer.js';
import { type AnswerText, type SentenceText } from '../answer-text.js';
import { type Finding } from '../guard-rail.js';

const ROW = 3;
/** An answer is flagged if it repeats this many of its telling words, and this share of them. */
const FEWEST = 7;
const LARGE_SHARE = 0.42;
const MANY = 20;

/** What the submission has said so far: runs of three telling words, with the answer of each. */
type Said = Map<string, ReviewAnswer>;

function tellingWords({ lexemes }: SentenceText): string[] {
  return lexemes.filter(({ isSmall }) => !isSmall).map(({ root }) => root);
}

function rowsOf(words: readonly string[]): string[] {
  return words.slice(ROW - 1).map((third, at) => `${words[at] ?? ''} ${words[at + 1] ?? ''} ${third}`);
}

interface Repetition {
  words: number;
  all: number;
  first: { text: string; elsewhere: ReviewAnswer } | null;
}

function repetitionIn(text: AnswerText, said: Said): Repetition {
  const found: Repetition = { words: 0, all: 0, first: null };
  for (const sentence of text.spoken) {
    const words = tellingWords(sentence);
    found.all += words.length;
    let reach = 0;
    const fresh: string[] = [];
    rowsOf(words).forEach((row, at) => {
      const source = said.get(row);
      if (source === undefined) {
        fresh.push(row);
        return;
      }
      found.first ??= { text: sentence.plain, elsewhere: source };
      found.words += at + ROW - Math.max(at, reach);
      reach = at + ROW;
    });
    for (const row of fresh) said.set(row, text.answer);
  }
  return found;
}

/** Text that the same submission has said already, here or in another answer, word for word or lightly edited. */
export function duplicateContent(answers: readonly AnswerText[]): Finding[] {
  const said: Said = new Map();
  return answers.flatMap((text): Finding[] => {
    const { words, all, first } = repetitionIn(text, said);
    const isLarge = words >= FEWEST && words >= all * LARGE_SHARE;
    if (!first || !(isLarge || words >= MANY)) return [];
    const { key } = text.answer;
    const where = first.elsewhere === text.answer ? 'itself' : `another (answer: ${answerName(first.elsewhere)})`;
    const message = `The answer repeats text from ${where}. Repetition was counted once.`;
    return [{ severity: isLarge ? 'warning' : 'info', key, text: first.text, message }];
  });
}
