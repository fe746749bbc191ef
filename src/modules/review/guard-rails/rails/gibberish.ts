import anyAscii from 'any-ascii';
import { isSmallWord } from '../../../../language/language.js';
import { oddness } from '../../../../language/letter-model.js';
import { readList } from '../../../../language/resources.js';
import { type Token } from '../../../../language/tokens.js';
import { type AnswerText, isInForeignLanguage, type SentenceText } from '../answer-text.js';
import { warnOf } from '../conduct/suspects.js';

/** Signs to a letter, in an answer of so many. */
const FEWEST_SIGNS = 6;
const SHORTEST = 12;
const FILLER_TEXT: ReadonlySet<string> = new Set(readList('flags/filler-text.txt').flatMap((line) => line.split(' ')));
/** Fewer may be somebody naming the text by its first words. */
const FEWEST_FILLERS = 4;
const FILLER_SHARE = 0.4;

function isMarks({ text, tokens }: AnswerText): boolean {
  let said = 0;
  for (const { kind, start, end } of tokens) if (kind !== 'currency' && kind !== 'percent') said += end - start;
  if (said * FEWEST_SIGNS >= text.length) return false;
  const signs = text.replace(/[\s\p{Extended_Pictographic}]/gu, '').length;
  return signs >= SHORTEST && said * FEWEST_SIGNS < signs;
}

/** Whether it has only unlikely sequences of letters; a word with a capital may be a name. */
function isMash({ tokens, lexemes }: SentenceText): boolean {
  return tokens.every(({ kind, capital }, at) => kind === 'word' && !capital && lexemes[at]?.isOdd);
}

/** So many words of scripts that have vowels, on average as odd as this in Latin letters. */
const FEWEST_STRUCK = 8;
const STRUCK_BITS = 5.3;
const OTHER_SCRIPT = /^[\p{Script=Cyrillic}\p{Script=Greek}]+$/u;

/** Whether keys of another script were struck at random: no small word, and letters that hardly follow each other. */
function isStruck({ text, tokens }: AnswerText): boolean {
  const words = tokens.filter(({ kind, word }) => kind === 'word' && OTHER_SCRIPT.test(word));
  if (words.length < FEWEST_STRUCK || words.some(({ word }) => isSmallWord(word))) return false;
  const bits = words.map(({ start, end }) => oddness(anyAscii(text.slice(start, end)).toLowerCase()));
  return bits.reduce((sum, each) => sum + each, 0) > STRUCK_BITS * words.length;
}

/** Whether it is placeholder text; that is of none of the languages that answers are written in. */
function isFillerText({ tokens }: SentenceText): boolean {
  const fillers = tokens.filter(({ word }) => FILLER_TEXT.has(word)).length;
  return fillers >= FEWEST_FILLERS && fillers >= tokens.length * FILLER_SHARE;
}

/** One may be a slip; two in so few words are not. */
const FEWEST_IMPOSSIBLE = 2;
const IMPOSSIBLE_SHARE = 0.09;

/** One space apart: code or a sign may stand in between. A capital may make a name of a letter or a word. */
function isNext(plain: string, before: Token, token: Token): boolean {
  return plain.slice(before.end, token.start) === ' ' && !before.capital && !token.capital;
}

function isSalad({ plain, tokens, lexemes }: SentenceText): boolean {
  let impossible = 0;
  for (let at = 1; at < tokens.length; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (before && token && lexemes[at - 1]?.neverBefore?.has(token.word) && isNext(plain, before, token))
      impossible += 1;
  }
  return impossible >= FEWEST_IMPOSSIBLE && impossible >= tokens.length * IMPOSSIBLE_SHARE;
}

const MESSAGE = 'The answer is made of letters or words without a meaning.';

/** Letters, words or signs without meaning. Names, code and other languages are not meant. */
export const gibberish = warnOf('gibberish', MESSAGE, (text, suspects) => {
  if (isMarks(text) || isStruck(text)) return text.text;
  const prose = text.sentences.filter(({ kind }) => kind === 'prose' || kind === 'item');
  const filler = prose.find(isFillerText);
  if (filler) return filler.plain;
  const part = prose.every(isMash) ? prose[0] : (prose.find(isSalad) ?? suspects()[0]);
  return part && !isInForeignLanguage(text) ? part.plain : undefined;
});
