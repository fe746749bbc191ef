import { englishShare, isFunctionWord } from '../../text/language.js';
import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';
import { isKnownWord } from '../known-words.js';
import { type Profile, profileOf, type Relation, relationsOf } from '../relation.js';
import { FILLER_TEXT } from '../words/nonsense-words.js';
import { isAbsurd } from './absurdity.js';
import { brokenPairs, isMashed, isVowelless, looseWords } from './nonsense.js';
import { isEmptyTalk, isScattered, isUnheardOf, mixOf } from './strangeness.js';

const MASH_SHARE = 0.4;
/** Somebody who leans on the keyboard in the middle of an answer. */
const MASH_RUN = 5;
const FEWEST_VOWELLESS = 6;
const VOWELLESS_SHARE = 0.6;
/** So many characters without a single letter or digit are no answer either. */
const LONG_WITHOUT_WORDS = 10;
const FEWEST_SYMBOLS = 12;
const SYMBOL_SHARE = 0.45;
const FILLER_SHARE = 0.3;
const FEWEST_FILLERS = 4;
const FEWEST_WORDS = 10;
const UNIQUE_SHARE = 0.25;
const LOOSE_SHARE = 0.5;
const WORDS_PER_BROKEN_PAIR = 16;
const FEWEST_BROKEN_PAIRS = 2;
const WORDS_PER_SEVERAL_PAIRS = 22;
const FEWEST_MADE_UP = 12;
const FEWEST_MADE_UP_WORDS = 14;
const FEWEST_UNRELATED = 7;
const UNRELATED_KNOWN_SHARE = 0.2;
const PROSE_SHARE = 0.18;
const KNOWN_SHARE = 0.08;
const MOST_WORDS = 1_500;
const FEWEST_KNOWN = 20;
const ADRIFT = 0.16;
const NEARLY_ADRIFT = 0.4;
const WORDS_PER_NEAR_PAIR = 20;
const WORDS_PER_ADRIFT_PAIR = 32;
const PLAIN_LOOSE_SHARE = 0.75;
const PLAIN_WORDS_PER_PAIR = 7;

function isMash({ sentences, words }: AnswerText): boolean {
  let mash = 0;
  let longest = 0;
  let seen = 0;
  let run = 0;
  let vowelless = 0;
  for (const { tokens } of sentences) {
    for (const token of tokens) {
      const isBroken = isMashed(token);
      seen += 1;
      if (seen > MOST_WORDS) break;
      run = isBroken ? run + 1 : 0;
      mash += Number(isBroken);
      vowelless += Number(isVowelless(token));
      longest = Math.max(longest, run);
    }
  }
  if (longest >= MASH_RUN || (words.length >= FEWEST_VOWELLESS && vowelless >= words.length * VOWELLESS_SHARE)) return true;
  const letters = words.join('').length;
  return mash > words.length * MASH_SHARE && (mash > 1 || letters > 7);
}

function isSymbols(value: string): boolean {
  const symbols = value.match(/[#$%^&*@!~?<>{}|\\=+;:§¤°`[\]()]/g)?.length ?? 0;
  if (symbols < FEWEST_SYMBOLS) return false;
  const rows = value.match(/([|=*~#<>_-])\1{3,}/g)?.join('').length ?? 0;
  const visible = value.replace(/\s/g, '').length;
  return symbols - rows >= FEWEST_SYMBOLS && symbols - rows > (visible - rows) * SYMBOL_SHARE;
}

function isFiller(words: readonly string[]): boolean {
  const fillers = words.filter((word) => FILLER_TEXT.has(word));
  return new Set(fillers).size >= FEWEST_FILLERS && fillers.length >= words.length * FILLER_SHARE;
}

/** The same few words over and over. */
function isChant(words: readonly string[]): boolean {
  const spoken = words.filter((word) => /^\p{L}/u.test(word));
  return (
    spoken.length >= 6 &&
    spoken.length > words.length / 2 &&
    new Set(spoken).size < spoken.length * UNIQUE_SHARE &&
    new Set(spoken).size <= 4
  );
}

interface Broken {
  words: number;
  pairs: number;
  loose: number;
}

function brokenIn({ sentences }: AnswerText): Broken[] {
  const broken: Broken[] = [];
  let words = 0;
  for (const sentence of sentences) {
    if (words > MOST_WORDS) break;
    if (sentence.isForeign) continue;
    words += sentence.words.length;
    broken.push({ words: sentence.words.length, pairs: brokenPairs(sentence), loose: looseWords(sentence) });
  }
  return broken;
}

/** One among others has to be plainer. */
function isSaladSentence({ words, pairs, loose }: Broken): boolean {
  if (words < FEWEST_WORDS + 2) return false;
  return loose >= words * PLAIN_LOOSE_SHARE || (pairs > FEWEST_BROKEN_PAIRS && pairs * PLAIN_WORDS_PER_PAIR >= words);
}

function sumOf(broken: readonly Broken[]): Broken {
  return broken.reduce(
    (sum, { words, pairs, loose }) => ({
      words: sum.words + words,
      pairs: sum.pairs + pairs,
      loose: sum.loose + loose,
    }),
    { words: 0, pairs: 0, loose: 0 },
  );
}

/** Real words that make no sentence. */
function isSalad(broken: readonly Broken[]): boolean {
  const { words, pairs, loose } = sumOf(broken);
  if (words < FEWEST_WORDS) return false;
  if (loose >= words * LOOSE_SHARE) return true;
  const needed = pairs > FEWEST_BROKEN_PAIRS ? WORDS_PER_SEVERAL_PAIRS : WORDS_PER_BROKEN_PAIR;
  return (pairs >= FEWEST_BROKEN_PAIRS && pairs * needed >= words) || broken.some(isSaladSentence);
}

/** Made-up words between real small ones. */
function isMadeUp({ sentences }: AnswerText, { shared, known: compared }: Relation): boolean {
  const tokens = sentences
    .flatMap((sentence) => sentence.tokens)
    .slice(0, MOST_WORDS)
    .filter(({ kind }) => kind === 'word');
  const words = tokens.map(({ word }) => word);
  if (words.length < FEWEST_MADE_UP_WORDS || englishShare(words) < PROSE_SHARE) return false;
  const telling = new Set(
    tokens
      .filter(({ word, capital }) => !capital && /^[a-z]{3,}$/.test(word) && !isFunctionWord(word))
      .map(({ word }) => word),
  );
  const known = [...telling].filter(isKnownWord).length;
  const isUnheard = telling.size >= FEWEST_MADE_UP && known <= telling.size * KNOWN_SHARE;
  const isUnrelated =
    telling.size >= FEWEST_UNRELATED &&
    compared >= FEWEST_KNOWN &&
    shared === 0 &&
    known <= telling.size * UNRELATED_KNOWN_SHARE;
  return (isUnheard || isUnrelated) && !sentences.some(({ isForeign }) => isForeign);
}

/** Has nothing to do with anything, and is put together as no sentence is. */
function isAdrift(
  broken: readonly Broken[],
  { words, topical }: Profile,
  { closeness, known, share }: Relation,
): boolean {
  if (words < FEWEST_WORDS + 2 || known < FEWEST_KNOWN || topical > 3) return false;
  const { pairs } = sumOf(broken);
  if (pairs === 0) return false;
  if (closeness > ADRIFT)
    return closeness <= NEARLY_ADRIFT && share <= ADRIFT / 2 && pairs * WORDS_PER_NEAR_PAIR >= words;
  return pairs * WORDS_PER_ADRIFT_PAIR >= words;
}

function isGibberish(text: AnswerText, broken: readonly Broken[]): boolean {
  const { answer, sentences, words } = text;
  if (words.length === 0) return answer.value.trim().length >= LONG_WITHOUT_WORDS;
  return (
    isMash(text) ||
    isSymbols(answer.value) ||
    isFiller(words) ||
    sentences.some((sentence) => isFiller(sentence.words)) ||
    isChant(words) ||
    isSalad(broken)
  );
}

function isStrange(text: AnswerText): boolean {
  if (text.sentences.some(({ isForeign }) => isForeign)) return false;
  const mix = mixOf(text);
  return isUnheardOf(mix) || isEmptyTalk(mix) || isScattered(mix);
}

/** Keyboard mash, placeholder Latin, rows of dots, words without a sentence: nothing anyone could read. */
export function gibberish(answers: readonly AnswerText[]): Findings {
  const profiles = answers.map(profileOf);
  const relations = relationsOf(profiles);
  const isNoText = (text: AnswerText, at: number): boolean => {
    const profile = profiles[at];
    const relation = relations[at];
    const broken = brokenIn(text);
    if (isGibberish(text, broken) || isStrange(text)) return true;
    if (!profile || !relation) return false;
    return isAdrift(broken, profile, relation) || isMadeUp(text, relation) || isAbsurd(text, relation.isKnown);
  };
  return flagsOnly(
    answers.filter(isNoText).map(({ answer }) => ({
      type: 'gibberish',
      severity: 'warning',
      key: answer.key,
      excerpt: excerptOf(answer.value),
      message: 'The answer is not readable text.',
    })),
  );
}
