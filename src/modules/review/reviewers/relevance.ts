import { wordsOf } from '../../../language/tokens.js';
import { type Level } from '../../rubric/criterion.js';
import { groundsOf } from '../text/grounds.js';
import { isEnglishFunctionWord } from '../../../language/language.js';
import { seenTokens } from '../text/names.js';
import { stem } from '../../../language/stem.js';
import { FIELD_WORDS, PROGRAMME_WORDS } from '../text/words/programme-words.js';
import { type ReadSentence } from './reading.js';
import { type Judged, saysSomething } from './rungs.js';

const FIELD_STEMS = new Set(FIELD_WORDS.map(stem));
const PROGRAMME_STEMS = new Set(PROGRAMME_WORDS.map(stem));
/** A brief that says less than this about its subject cannot be fitted. */
const FEWEST_THEMES = 3;
/** So many themes make a full fit, or so large a part of a short brief's: nobody's venture is about all that a brief names. */
const FULL_FIT = 4;
const FULL_PART = 0.5;
/** A sentence that shares so much of itself with the brief repeats it. */
const COPIED_SHARE = 0.6;

/** What a brief is about: its words that not every programme's brief has. Names are none, so that no place is a theme. */
function themesOf(brief: string): Set<string> {
  const tokens = seenTokens(brief);
  const fields = tokens.filter(({ capital }) => !capital).map(({ word }) => stem(word)).filter((word) => FIELD_STEMS.has(word));
  const { stems, abstract } = groundsOf(tokens);
  const grounds = [...stems].filter((theme) => !PROGRAMME_STEMS.has(theme) && !abstract.has(theme));
  return new Set([...grounds, ...fields]);
}

function isCopied(sentence: ReadSentence, briefWords: ReadonlySet<string>): boolean {
  const content = sentence.words.filter((word) => !isEnglishFunctionWord(word));
  return content.length > 0 && content.filter((word) => briefWords.has(word)).length > content.length * COPIED_SHARE;
}

/** What is hoped for, without a figure, shows an interest in the brief and no more. */
function isMerePlan({ hedged, features }: ReadSentence): boolean {
  return hedged && !features.has('measure');
}

function levelFor(touched: number, themes: number): Level {
  const full = Math.min(FULL_FIT, Math.ceil(themes * FULL_PART));
  if (touched === 0) return 0;
  const quarters = Math.floor((touched * 4) / full);
  return quarters >= 4 ? 4 : quarters === 3 ? 3 : quarters === 2 ? 2 : 1;
}

/**
 * How much of the brief's subject comes up in statements that carry a detail. Null without a brief to speak of.
 * Only the brief decides what counts, so that no other application can change the outcome.
 */
export function judgeRelevance(sentences: readonly ReadSentence[], brief: string | null): Judged | null {
  const themes = themesOf(brief ?? '');
  if (themes.size < FEWEST_THEMES) return null;
  const briefWords = new Set(wordsOf(brief ?? ''));
  const touched = new Set<string>();
  const telling: { sentence: ReadSentence; found: number }[] = [];
  for (const sentence of sentences) {
    if (!saysSomething(sentence) || sentence.features.size === 0 || isMerePlan(sentence) || isCopied(sentence, briefWords)) continue;
    const found = new Set(sentence.words.map(stem).filter((word) => themes.has(word)));
    if (found.size > 0) telling.push({ sentence, found: found.size });
    for (const theme of found) touched.add(theme);
  }
  telling.sort((a, b) => b.found - a.found || a.sentence.words.length - b.sentence.words.length);
  const [closest] = telling;
  return {
    level: levelFor(touched.size, themes.size),
    sentences: telling.map(({ sentence }) => sentence),
    bearing: telling.filter(({ found }) => found === closest?.found).length,
  };
}
