import { type AnswerText, type SentenceText } from '../answer-text.js';
import { warnOf } from '../conduct/suspects.js';
import { type Lexeme } from '../words/lexeme.js';

/** So many different keywords, with hardly a small word between, make one sentence a list, or an answer. */
const FEWEST_IN_LIST = 8;
const FEWEST_ALONE = 6;
const BUZZ_SHARE = 0.6;
const SMALL_WORD_SHARE = 0.12;
/** So often, and in this share of a long answer, a word is frequent; if half are frequent, the answer is repetitive. */
const FEWEST_TIMES = 3;
const OFTEN = 0.05;
const REPEATED_SHARE = 0.5;
const SHORTEST_ANSWER = 8;
const FEWEST_REFRAINS = 5;
const REFRAIN_SHARE = 0.4;
const JOINS = new Set(['and', 'or']);

function isKeywordList(sentences: readonly SentenceText[], fewest: number): boolean {
  const words = sentences.flatMap(({ tokens, lexemes }) =>
    lexemes.filter(({ root }, at) => tokens[at]?.kind === 'word' && !JOINS.has(root)),
  );
  const buzz = words.filter(({ isBuzz }) => isBuzz);
  if (buzz.length < fewest || buzz.length < words.length * BUZZ_SHARE) return false;
  const small = words.filter(({ isSmall }) => isSmall).length;
  return small <= words.length * SMALL_WORD_SHARE && new Set(buzz.map(({ root }) => root)).size >= fewest;
}

function timesOf(all: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1);
  return times;
}

/** Whether the same few telling words, or words that begin like them, are most of what is said. */
function isRepetitive(lexemes: readonly Lexeme[]): boolean {
  if (lexemes.length < SHORTEST_ANSWER) return false;
  const telling = lexemes.filter(({ isSmall, isLettered }) => !isSmall && isLettered);
  const often = Math.max(FEWEST_TIMES, lexemes.length * OFTEN);
  let said = 0;
  for (const count of timesOf(telling.map(({ beginning }) => beginning)).values()) if (count >= often) said += count;
  return said >= lexemes.length * REPEATED_SHARE;
}

/** Whether the same three words, one of them telling, occur again and again. */
function isRefrain(lexemes: readonly Lexeme[]): boolean {
  const least = Math.max(FEWEST_REFRAINS, (lexemes.length * REFRAIN_SHARE) / 3);
  const runs = lexemes.slice(2).map((third, at) => [lexemes[at], lexemes[at + 1], third]);
  const telling = runs.filter((run) => run.some((lexeme) => lexeme?.isTelling));
  const times = timesOf(telling.map((run) => run.map((lexeme) => lexeme?.root).join(' ')));
  return [...times.values()].some((count) => count >= least);
}

function stuffingIn({ spoken }: AnswerText): string | null {
  const list = spoken.find((sentence) => isKeywordList([sentence], FEWEST_IN_LIST));
  if (list) return list.plain;
  if (isKeywordList(spoken, FEWEST_ALONE)) return spoken.map(({ plain }) => plain).join(' ');
  // Items of lists are left out, since they begin alike and name the same things.
  const prose = spoken.filter(({ kind }) => kind === 'prose');
  const said = prose.flatMap(({ lexemes }) => lexemes);
  return isRepetitive(said) || isRefrain(said) ? (prose[0]?.plain ?? '') : null;
}

/** Keywords in place of sentences, or one phrase over and over. Lists of people, parts or prices are not meant. */
export const keywordStuffing = warnOf(
  'keyword_stuffing',
  'The answer lists keywords or repeats a phrase where it should say something.',
  (text, suspects) => stuffingIn(text) ?? suspects()[0]?.plain,
);
