import { type AnswerText, isSpoken, type SentenceText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';

/** So many telling words in a row are hardly said twice by chance, however lightly they were edited. */
const ROW = 3;
/** Of its telling words, what an answer has to repeat. */
const FEWEST = 7;
const LARGE_SHARE = 0.42;
/** Whatever the rest of the answer says. */
const MANY = 20;

/** What the submission has said so far: three telling words in a row, and the answer they stand in. */
type Said = Map<number, string>;

function tellingWords({ tokens, lexemes }: SentenceText): number[] {
  const telling: number[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const lexeme = lexemes[at];
    if (lexeme && !lexeme.isSmall && tokens[at]?.kind !== 'currency') telling.push(lexeme.hash);
  }
  return telling;
}

/** One number for each three telling words in a row. */
function rowsOf(words: readonly number[]): number[] {
  const rows: number[] = [];
  for (let at = 0; at + ROW <= words.length; at += 1) {
    const [first = 0, second = 0, third = 0] = [words[at], words[at + 1], words[at + 2]];
    rows.push(
      ((Math.imul(first, 31) ^ Math.imul(second, 0x9e3779b1) ^ third) >>> 0) * 0x100000 +
        ((Math.imul(first, 17) + Math.imul(second, 257) + third) & 0xfffff),
    );
  }
  return rows;
}

interface Repetition {
  words: number;
  all: number;
  first: { text: string; elsewhere: string } | null;
}

function repetitionIn(text: AnswerText, said: Said): Repetition {
  const found: Repetition = { words: 0, all: 0, first: null };
  for (const sentence of text.sentences) {
    if (!isSpoken(sentence)) continue;
    const words = tellingWords(sentence);
    found.all += words.length;
    let reach = 0;
    const fresh: number[] = [];
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
    for (const row of fresh) said.set(row, text.answer.key);
  }
  return found;
}

/** Text that the same submission has said already, here or in another answer, word for word or lightly edited. */
export function duplicateContent(answers: readonly AnswerText[]): Findings {
  const said: Said = new Map();
  return flagsOnly(
    answers.flatMap((text) => {
      const { words, all, first } = repetitionIn(text, said);
      const isLarge = words >= FEWEST && words >= all * LARGE_SHARE;
      if (!first || !(isLarge || words >= MANY)) return [];
      const { key } = text.answer;
      const where = first.elsewhere === key ? 'itself' : `the answer to "${first.elsewhere}"`;
      const message = `The answer repeats text from ${where}. Repetition was counted once.`;
      return [
        {
          type: 'duplicate_content' as const,
          severity: isLarge ? ('warning' as const) : ('info' as const),
          key,
          excerpt: excerptOf(first.text),
          message,
        },
      ];
    }),
  );
}
