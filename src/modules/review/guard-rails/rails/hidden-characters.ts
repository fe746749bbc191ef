import { patternOf } from '../../../../common/text/pattern.js';

const LETTER = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Nd}';
const UNSEEN =
  '\\u200b-\\u200d\\u2060-\\u2064\\ufeff\\u034f\\u180e\\u115f\\u1160\\u3164\\uffa0\\u17b4\\u17b5\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}\\u{1d173}-\\u{1d17a}\\u206a-\\u206f';
const ANY_UNSEEN = patternOf(`[${UNSEEN}\\u00ad\\u2800]`, 'u');
/** Between letters of scripts that need no joiners. */
const SPLITTERS = patternOf(`(?<=[${LETTER}])[${UNSEEN}]+(?=[${LETTER}])`, 'gu');
/** Typesetters keep the two letters of a ligature apart: "Auf‌lage". */
const LIGATURE = /^f[\u200c\u200b]?[filtbhjk]$/iu;
/** Long rows of them hold bits, not words. */
const ROWS =
  /[\u200b-\u200d\u2060-\u2064\ufeff\u034f\u180e\u3164\uffa0\u115f\u1160\u2800\u{1d173}-\u{1d17a}\u206a-\u206f]{4}|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{3}/u;
/** A soft hyphen stands between syllables; one after every letter stands for nothing. */
const SOFT_HYPHENS = /(?:(?<![\p{L}\u00ad])|\u00ad)\p{L}\u00ad\p{L}\u00ad/gu;
/** One may slip in by pasting. */
const FEW = 1;

/** Whether invisible characters are strewn through words, or stand in rows. */
export function isStrewn(value: string): boolean {
  if (!ANY_UNSEEN.test(value)) return false;
  if (ROWS.test(value)) return true;
  const splits = Array.from(value.matchAll(SPLITTERS)).filter(
    ({ index, 0: row }) =>
      !(row.length === 1 && LIGATURE.test(value.charAt(index - 1) + row + value.charAt(index + row.length))),
  );
  return splits.length > FEW || Array.from(value.matchAll(SOFT_HYPHENS)).length > FEW;
}

/** Words taken apart letter by letter, with what lies between them. */
const TAKEN_APART = patternOf(`[\\p{L}\\p{Nd}](?:[${UNSEEN}]+(?:[ ][${UNSEEN}]*)?[\\p{L}\\p{Nd}]){3,}`, 'gu');

/** Stretches that are one letter, one invisible character, one letter and so on. */
export function takenApart(value: string): { start: number; end: number }[] {
  if (!ANY_UNSEEN.test(value)) return [];
  return Array.from(value.matchAll(TAKEN_APART), ({ index, 0: all }) => ({ start: index, end: index + all.length }));
}

const OVERRIDE = /\u202e([^\u202c\n]{0,400})/gu;
const LEFT_OVERRIDE = /\u202d([^\u202c\n]{0,400})/gu;
const RIGHT_EMBEDDING = /[\u202b\u2067]([^\u202c\u2069\n]{0,400})/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}]/u;

/**
 * Whether the direction of text is turned where its script does not ask for it. Marks that only keep a right-to-left
 * text in order, or a telephone number copied from an address book, turn nothing.
 */
export function isTurned(value: string): boolean {
  if (!/[\u202b\u202d\u202e\u2067]/.test(value)) return false;
  const turns = (pattern: RegExp, what: RegExp): boolean =>
    Array.from(value.matchAll(pattern)).some(([, within = '']) => what.test(within));
  if (turns(OVERRIDE, LEFT_TO_RIGHT) || turns(LEFT_OVERRIDE, RIGHT_TO_LEFT)) return true;
  return !RIGHT_TO_LEFT.test(value) && turns(RIGHT_EMBEDDING, /\p{L}/u);
}
