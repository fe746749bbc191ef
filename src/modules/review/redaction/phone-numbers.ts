import { patternOf } from '../../../common/text/pattern.js';
import { readChoice } from '../../../language/resources.js';

/** What stands before a number that is to be called: "phone: me at", "call Ada on". */
const PHONE_WORD = patternOf(
  [
    String.raw`(?:\b(?:${readChoice('personal-data/phone-words.txt')})\b|☎|📞|📱)[^\p{L}\p{N}]{0,4}(?:(?:${readChoice('personal-data/phone-fillers.txt')})\b[^\p{L}\p{N}]{0,4}){0,5}$`,
    String.raw`(?<!\p{L})(?:call|ring|phone|text|whatsapp|reach|contact|dial) \p{L}{2,20}(?: \p{L}{2,20})? (?:on|at|under|via) $`,
  ].join('|'),
  'iuy',
);
/** What stands before a number that is something else: "order no. is". */
const OTHER_NUMBER = patternOf(
  String.raw`(?:\b(?:${readChoice('personal-data/other-numbers.txt')})\b\.?|#|№)[^\p{L}\p{N}\n]{0,4}(?:(?:number|numbers|no|nr|num|id|code|is|was|of)\b\.?[^\p{L}\p{N}\n]{0,4}){0,3}$`,
  'iuy',
);
const WORD_OR_SIGN = /\p{L}+|[#№☎📞📱]/gu;
/** Public lines, which belong to no one person. */
const PUBLIC_LINE =
  /^(?:\+?1[ .-]?)?\(?8(?:00|33|44|55|66|77|88)\)?[ .-]|^\(?(?:0800|0808|0300|0345|0900|1300|1800|00800)\)?[ .-]?\d|^\+\d{1,3}[ .-]?\(?0?\)?[ .-]?80[08]\b/;
/** "1 200 000" or "12.500.000": a number that people group by thousands. */
const GROUPED_AMOUNT = /^\+?\d{1,3}(?:([ \u00a0.])\d{3})(?:\1\d{3})*$/u;
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2})(?!\d)/;
const YEARS = /^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)?\d\d(?!\d)/;
const UNIT_AFTER = patternOf(
  String.raw`^\s?(?:%|°|€|\$|£|x\b|k\b|${readChoice('personal-data/counted-things.txt')})`,
  'iu',
);

/** A telephone number as people write them, with any country's way of grouping. */
export const PHONE = /(?<![\p{L}\p{N}.,+/#_-])\+?\(?\d[\d \u00a0().\/-]{5,22}\d(?![\p{L}\p{N}%])/gu;

export function isPhoneNumber(text: string, before: string, after: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (digits < 7 || digits > 15 || /^\d+\.\d+$/.test(text) || PUBLIC_LINE.test(text) || YEARS.test(text)) return false;
  if (endsWith(before, PHONE_WORD)) return !DATE.test(text);
  if (endsWith(before, OTHER_NUMBER) || UNIT_AFTER.test(after) || DATE.test(text)) return false;
  if (GROUPED_AMOUNT.test(text))
    return (text.startsWith('+') && digits >= 11) || /^0\d{2}[ .]\d{3}[ .]\d{3}/.test(text);
  if (text.startsWith('+')) return digits >= 9;
  if (/^\(0?\d{2,5}\) ?\d/.test(text)) return digits >= 8;
  if (/^\d{3}([-. ])\d{3}\1\d{4}$/.test(text)) return !/^[01]|^\d00\D\d00\D/.test(text);
  return looksNational(text, digits);
}

/** Tried at beginnings of words only: everywhere, it took longer than the rest of a review of "1 1 1 …". */
function endsWith(text: string, words: RegExp): boolean {
  for (const { index } of text.matchAll(WORD_OR_SIGN)) {
    words.lastIndex = index;
    if (words.test(text)) return true;
  }
  return false;
}

/** A trunk zero and then groups that are not all two digits, as those of a date are. */
function looksNational(text: string, digits: number): boolean {
  if (/^00[1-9]/.test(text)) return digits >= 10;
  if (!/^0[1-9]/.test(text) || digits < 9 || digits > 12) return false;
  return !/^\d{1,2}[./-]\d{1,2}[./-]\d/.test(text) && !/^0\d{0,1}[.]\d/.test(text) && !/[/]/.test(text.slice(6));
}
