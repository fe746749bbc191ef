import { patternOf } from '../../../common/text/pattern.js';
import { readChoice, readList } from '../../../language/resources.js';
import { type Token, tokenise } from '../../../language/tokens.js';
import { undisguised } from './words/disguise.js';
import { FlagPatterns, type Match, type PatternText } from './words/flag-patterns.js';

const ORDERS = new FlagPatterns('orders', 'foreign-orders');
const FOREIGN_SIGNS = readList('flags/foreign-order-signs.txt').map((line) => line.split(' '));
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;

/** Markers of chat templates, which no text for people contains. */
const TEMPLATE = patternOf(readChoice('flags/template-markers.txt'), 'u');
/** A closing tag, then another speaker's, as if the answer had ended. Even as an example, nobody leaves it unquoted. */
const FORGED_END = patternOf(
  String.raw`<\s?\/\s?(?:${readChoice('flags/data-tags.txt')})\s?>\s{0,3}<\s?(?:${readChoice('flags/speaker-tags.txt')})`,
  'i',
);

export function forgesEnd(plain: string): boolean {
  return plain.includes('<') && FORGED_END.test(plain);
}

/** As if what an applicant wrote had ended. */
const END_MARKER =
  /[-=#*<>[\]/]{2,20} ?\/?(?:end|stop|begin|start) of (?:the )?(?:applicant|application|candidate|submission|user|untrusted|system|data|input|prompt|instructions?)(?:'s)?(?: (?:data|input|text|answers?|content|prompt|instructions?|message|submission|application))? ?[-=#*<>[\]/]{2,20}/iu;
const SHOUTED_END = /\bEND OF (?:THE )?(?:APPLICA(?:NT|TION)|SUBMISSION|CANDIDATE|USER|SYSTEM|PROMPT|INSTRUCTIONS?)\b/;

/** Parts of a made-up result: one key of our own is enough; of other keys it takes two. */
const OWN_RESULT =
  /["'`]?(?:clarity|founder_fit|idea_strength|overall)_score["'`]?\s{0,3}(?:[:=]|to|is)\s{0,3}["'`]?(?:\d|max|perfect)|\bCOHORT_(?:PERFECT|STRONG)\b/i;
const QUOTE = String.raw`["'\x60]?`;
const KEY = String.raw`\b(?:final[ _])?(score|rating|grade|verdict|recommendation|decision|flags)${QUOTE}\s{0,3}`;
const BEST = String.raw`100|10(?:\.0)?|9\d|5\/5|max|perfect|excellent|outstanding|accept|approve|strong|pass|highest|shortlist|advance`;
const DONE = String.raw`fund\b|yes\b|none\b|zero\b|\[\]`;
const OF_MOST = String.raw`(?:9\d|100)\/100|10\/10|5\/5`;
const RESULT = patternOf(String.raw`${KEY}(?:[:=]\s{0,3}${QUOTE}(?:${BEST}|${DONE})|(?:${OF_MOST}))`, 'gi');
const KEYS_OF_A_RESULT = 2;

export function isResult(plain: string): boolean {
  if (!/[:=]|_/.test(plain)) return false;
  return (
    OWN_RESULT.test(plain) ||
    new Set(Array.from(plain.matchAll(RESULT), ([, key = '']) => key.toLowerCase())).size >= KEYS_OF_A_RESULT
  );
}

/** Whether it contains what belongs in a prompt: a marker of a template, or a made-up result. */
export function hasMarker(written: string): boolean {
  // Some editors encode the brackets of a tag like this.
  const plain = written.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  return (/[<[({":#=]/.test(plain) && (TEMPLATE.test(plain) || forgesEnd(plain))) || endsData(plain) || isResult(plain);
}

export function endsData(plain: string): boolean {
  return END_MARKER.test(plain) || SHOUTED_END.test(plain);
}

function hasForeignSigns(plain: string): boolean {
  return NO_SPACES.test(plain) && FOREIGN_SIGNS.some((signs) => signs.every((sign) => plain.includes(sign)));
}

/** As written, or undisguised: where the order stands is not known then, so `accepts` is asked about the whole. */
export function givesOrder(wording: PatternText, accepts: (match: Match) => boolean = () => true): boolean {
  if (ORDERS.find(wording, accepts)) return true;
  const read = undisguised(wording.plain);
  const isSomewhere = hasForeignSigns(wording.plain) || (read !== null && ORDERS.find(read) !== null);
  return isSomewhere && accepts({ from: 0, to: wording.tokens.length });
}

/** Whether a sentence tells a reviewer what to do or to find, so that it is no evidence. */
export function isOrder(plain: string, tokens: readonly Token[] = tokenise(plain)): boolean {
  return hasMarker(plain) || givesOrder({ plain, tokens });
}
