import { type AnswerText, isSpoken, type SentenceText } from '../answer-text.js';
import { sureOf, suspectsIn } from '../conduct/suspects.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';
import { type Lexeme } from '../words/lexeme.js';

/** So many different keywords in one list, or in an answer that is nothing else, with hardly a small word between them. */
const FEWEST_IN_LIST = 8;
const FEWEST_ALONE = 6;
const BUZZ_SHARE = 0.6;
const SMALL_WORD_SHARE = 0.12;
/** A phrase that comes back so often, and takes up so much of an answer, is there for its own sake. */
const FEWEST_TIMES = 4;
const REPEATED_SHARE = 0.45;
const SHORTEST_ANSWER = 8;
/** One word that is said so often, or right after itself. */
const FEWEST_OF_ONE = 5;
const SHARE_OF_ONE = 0.36;
/** Or two words that make up most of it. */
const FEWEST_OF_TWO = 3;
const SHARE_OF_TWO = 0.6;
const FEWEST_TWICE = 4;
/** Tags are no sentences. */
const HASHTAG = /(?<![\p{L}\d/&(])#\p{L}[\p{L}\d_]{1,40}/gu;
const FEWEST_TAGS = 4;
/** They hold a list together. */
const JOINS = new Set(['and', 'or']);
const LONGEST_PHRASE = 4;
const MOST_WORDS = 3_000;

interface Counts {
  words: number;
  small: number;
  buzz: Lexeme[];
}

/** Of its words, without figures and signs. */
function countsOf({ tokens, lexemes }: SentenceText): Counts {
  const counts: Counts = { words: 0, small: 0, buzz: [] };
  for (let at = 0; at < lexemes.length; at += 1) {
    const lexeme = lexemes[at];
    if (!lexeme || tokens[at]?.kind !== 'word') continue;
    if (JOINS.has(lexeme.root)) continue;
    counts.words += 1;
    if (lexeme.isSmall) counts.small += 1;
    if (lexeme.isBuzz) counts.buzz.push(lexeme);
  }
  return counts;
}

function isKeywordList({ words, small, buzz }: Counts, fewest: number): boolean {
  if (buzz.length < fewest || buzz.length < words * BUZZ_SHARE || small > words * SMALL_WORD_SHARE) return false;
  return new Set(buzz.map(({ root }) => root)).size >= fewest;
}

/** How often telling words that begin alike come up. */
function timesOf(lexemes: readonly Lexeme[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { beginning, isSmall, isLettered } of lexemes)
    if (!isSmall && isLettered) times.set(beginning, (times.get(beginning) ?? 0) + 1);
  return times;
}

/** The phrase of up to four words that most of an answer is made of; null if there is none. */
function repeatedPhrase(words: readonly string[], lexemes: readonly Lexeme[]): string | null {
  for (let length = LONGEST_PHRASE; length >= 1; length -= 1) {
    const seen = new Map<string, { times: number; end: number }>();
    for (let at = 0; at + length <= words.length; at += 1) {
      if (lexemes.slice(at, at + length).every(({ isSmall, isLettered }) => isSmall || !isLettered)) continue;
      const key = words.slice(at, at + length).join(' ');
      const before = seen.get(key);
      if (!before) seen.set(key, { times: 1, end: at + length });
      else if (at >= before.end) {
        before.times += 1;
        before.end = at + length;
      }
    }
    for (const [phrase, { times }] of seen)
      if (times >= FEWEST_TIMES && times * length >= words.length * REPEATED_SHARE) return phrase;
  }
  return null;
}

/** A word that is said for its own sake. */
function isHammered(words: readonly string[], lexemes: readonly Lexeme[], times: ReadonlyMap<string, number>): boolean {
  let [most, next, twice] = [0, 0, 0];
  for (const count of times.values()) {
    if (count > most) [most, next] = [count, most];
    else if (count > next) next = count;
  }
  for (let at = 1; at < words.length; at += 1) {
    const lexeme = lexemes[at];
    if (words[at] === words[at - 1] && lexeme?.isLettered && !lexeme.isSmall) twice += 1;
  }
  const all = words.length;
  if (next >= FEWEST_OF_TWO && most + next >= all * SHARE_OF_TWO) return true;
  return (
    (most >= FEWEST_OF_ONE && most >= all * SHARE_OF_ONE) || (twice >= FEWEST_TWICE && twice >= all * SHARE_OF_ONE)
  );
}

/** What is said again and again in sentences; null if there is none. */
function repetitionIn(prose: readonly SentenceText[]): string | null {
  const words = prose.flatMap((sentence) => sentence.words).slice(0, MOST_WORDS);
  if (words.length < SHORTEST_ANSWER) return null;
  const lexemes = prose.flatMap((sentence) => sentence.lexemes).slice(0, MOST_WORDS);
  const times = timesOf(lexemes);
  if (isHammered(words, lexemes, times)) return prose[0]?.plain ?? '';
  // A phrase has a telling word that is as frequent.
  const least = Math.max(FEWEST_TIMES, (words.length * REPEATED_SHARE) / LONGEST_PHRASE);
  for (const count of times.values()) if (count >= least) return repeatedPhrase(words, lexemes);
  return null;
}

function stuffingIn({ sentences, text }: AnswerText): string | null {
  const spoken = sentences.filter(isSpoken);
  const all: Counts = { words: 0, small: 0, buzz: [] };
  for (const sentence of spoken) {
    const counts = countsOf(sentence);
    if (isKeywordList(counts, FEWEST_IN_LIST)) return sentence.plain;
    all.words += counts.words;
    all.small += counts.small;
    for (const lexeme of counts.buzz) all.buzz.push(lexeme);
  }
  if (isKeywordList(all, FEWEST_ALONE)) return spoken.map(({ plain }) => plain).join(' ');
  const tags = text.includes('#') ? (text.match(HASHTAG) ?? []) : [];
  if (tags.length >= FEWEST_TAGS && tags.length * 2 >= all.words) return tags.join(' ');
  return repetitionIn(spoken.filter(({ kind }) => kind === 'prose' || kind === 'item'));
}

/** Keywords in place of sentences, or one phrase again and again. Lists of people, parts, customers or prices are none. */
export function keywordStuffing(answers: readonly AnswerText[]): Findings {
  const least = sureOf('keyword_stuffing', answers);
  return flagsOnly(
    answers.flatMap((text) => {
      const found = stuffingIn(text) ?? suspectsIn(text, 'keyword_stuffing', least)[0]?.plain;
      if (found === undefined) return [];
      const message = 'The answer lists keywords or repeats a phrase where it should say something.';
      return [
        {
          type: 'keyword_stuffing' as const,
          severity: 'warning' as const,
          key: text.answer.key,
          excerpt: excerptOf(found),
          message,
        },
      ];
    }),
  );
}
