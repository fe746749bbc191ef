/** What is left of text that went through the wrong hands: codes for letters, codes for signs, fields nobody filled. */
const DEBRIS: readonly RegExp[] = [
  // Figures and signs in the place of letters.
  /^[^\p{Lu}]*\p{Ll}\d+\p{Ll}/u,
  /\p{L}[|\\^~@$=*+#<>{}[\]]+\p{L}|\d[|\\^~$<>{}[\]]+\p{L}|\p{L}[|\\^~$<>{}[\]]+\d/u,
  // Letters read in the wrong code.
  /[ÃÂÐÑâÅÄæïåçè][\u0080-\u00bf\u2018-\u201e\u2020-\u2026\u20ac\u2122\u0152\u0153\u0160\u0161\u017d\u017e\u0192\u02c6\u02dc"]|\ufffd/u,
  /&(?:[a-z]{2,8}|#x?[\da-f]{2,6});|(?:%[\da-f]{2}.*){2}/i,
  // Fields of a form letter, and what programs write for nothing.
  /^(?:\{\{.*|.*\}\}|\$\{.*\}|<%.*|%[sd]|\[object|Object\]|NaN|undefined|null|#REF!|#N\/A|#VALUE!|##\p{L}+|-\p{L}{1,4}|\p{L}{1,4}-)[.,;]?$/u,
];
const BLOB = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[A-Za-z\d+/=_-]{20,}$|^[\da-f]{24,}$/;
const PAIR = /^(?:[\da-f]{2}|0x[\da-f]+)$/i;
const FEWEST_PAIRS = 6;
const SCRAP = /^(?:[.,;:!?'"`´_~^*#°§\\-]|[b-hj-np-z])$/;
const LINK = /:\/\/|^www\.|[\p{L}\p{Nd}]@\S+\.\p{L}|^[\p{L}\p{Nd}._-]*\/[\p{L}\p{Nd}._-]+\//u;
const DIGITS = /^\d{6,}$/;
const STEADY_SHARE = 0.75;
/** Shown as what it is. */
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const MOST_OF_CHUNK = 200;
const MOST_CHARACTERS = 8_000;

/** "123456", "0987654", "111222": fingers running along the row of figures. */
function isDigitRow(chunk: string): boolean {
  if (!DIGITS.test(chunk) || chunk.endsWith('00')) return false;
  let steady = 0;
  for (let at = 1; at < chunk.length; at += 1)
    steady += Number(Math.abs(chunk.charCodeAt(at) - chunk.charCodeAt(at - 1)) <= 1);
  return steady >= (chunk.length - 1) * STEADY_SHARE - 1e-9;
}

function isDebris(chunk: string): boolean {
  if (SCRAP.test(chunk) || BLOB.test(chunk)) return true;
  return isDigitRow(chunk) || (!LINK.test(chunk) && DEBRIS.some((pattern) => pattern.test(chunk)));
}

/** The share of an answer's characters that stands for nothing. */
export function debrisShare(value: string): number {
  const chunks = value.slice(0, MOST_CHARACTERS).replace(CODE, '').split(/\s+/).filter((chunk) => chunk !== '');
  let debris = 0;
  let visible = 0;
  let pairs = 0;
  let paired = 0;
  for (const chunk of chunks) {
    visible += chunk.length;
    paired = PAIR.test(chunk) ? paired + 1 : 0;
    pairs = Math.max(pairs, paired);
    if (isDebris(chunk.slice(0, MOST_OF_CHUNK))) debris += chunk.length;
  }
  if (pairs >= FEWEST_PAIRS) debris += pairs * 2;
  return Math.min(1, debris / Math.max(visible, 1));
}
