import { readList, readPairs } from '../../../../language/resources.js';
import { tokenise } from '../../../../language/tokens.js';
import { type PatternText } from './flag-patterns.js';

const LETTERS = readPairs('signs-for-letters');
/** A sign within a word, or letters set apart. */
const ANY_DISGUISE =
  /[A-Za-z][013457@$!|*#]+[A-Za-z]|(?<![A-Za-z\d])[013457@$][a-z]{3}|[a-z]{2}[*#]{2}|(?<![A-Za-z])(?:[A-Za-z][ .\-_*]){4}/;
/** Every disguise holds one of these, which are found in a fifth of the time. */
const SIGN_OR_LETTER = /[013457@$!|*#][A-Za-z*#]|[ .\-_*][A-Za-z][ .\-_*][A-Za-z][ .\-_*]/;
const CHUNK = /[A-Za-z][A-Za-z\d@$!|*#]{2,30}|[013457@$][A-Za-z\d@$!|*#]{3,30}/g;
const SPACED = /(?<![A-Za-z\d])(?:[A-Za-z][ .\-_*]){3,40}[A-Za-z](?![A-Za-z\d])/g;

const COARSE = ['slurs', 'insults', 'profanity']
  .flatMap((name) => readList(`flags/${name}.txt`))
  .filter((word) => /^[a-z]+$/.test(word) && word.length > 2);

/** Resolves "f*ck" to a coarse word with the same length and the same visible letters, or null. */
function unmasked(chunk: string): string | null {
  if (!/^[a-z]+[*#]{1,4}[a-z]*$/.test(chunk) || chunk.replace(/[*#]/g, '').length * 2 < chunk.length) return null;
  const known = (word: string): boolean =>
    word.length === chunk.length &&
    Array.from(word).every((letter, at) => '*#'.includes(chunk.charAt(at)) || letter === chunk.charAt(at));
  return COARSE.find(known) ?? null;
}

/** The sentence with its letters put back, drawn together and filled in; null if nothing is disguised. */
export function undisguised(plain: string): PatternText | null {
  if (!SIGN_OR_LETTER.test(plain) || !ANY_DISGUISE.test(plain)) return null;
  const read = plain
    .replace(SPACED, (spaced) => spaced.replace(/[ .\-_*]/g, ''))
    .replace(CHUNK, (chunk) => {
      const lower = chunk.toLowerCase();
      if (/^(?:\$?[\d.]+|[a-z]+)$/.test(lower)) return chunk;
      if (/[*#]/.test(lower)) return unmasked(lower) ?? chunk;
      return lower.replace(/[0134578@$!|]/g, (sign) => LETTERS.get(sign) ?? sign);
    });
  return read === plain ? null : { plain: read, tokens: tokenise(read) };
}
