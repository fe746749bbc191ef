/** Signs that people, letters and telephones put between the parts of a reference. */
const BETWEEN = /[-\s‐-―_.#]/g;
const TYPED = /^[a-z0-9]{4,14}$/i;
/** The code at the end of a reference, made of characters that are hard to confuse. */
const CODE = /^[2-9CDFGHJKMNPQRTVWXY]{4,9}$/;
/** Letters that are mistaken for digits. A code contains only the digits; the part before it may have both. */
const MISTAKEN = { letters: 'SZBOIL', digits: '528011' } as const;

/** What somebody has typed, if it may be a reference or the code that it ends with. */
export interface TypedReference {
  readonly typed: string;
  /** Every ending that may be the code, since typing may have lost where the part before it ends. */
  readonly codes: readonly string[];
}

/** Null for a text that cannot be a reference, such as most names. */
export function typedReference(text: string): TypedReference | null {
  const bare = text.replace(BETWEEN, '');
  if (!TYPED.test(bare)) return null;
  const typed = [...bare.toUpperCase()]
    .map((letter) => MISTAKEN.digits[MISTAKEN.letters.indexOf(letter)] ?? letter)
    .join('');
  const ends = Array.from({ length: typed.length }, (_, from) => typed.slice(from));
  const codes = ends.filter((end) => CODE.test(end));
  return codes.length === 0 ? null : { typed, codes };
}

/** Of a row `r` of submissions: the code in the form of its index, and the whole reference in the form for comparison. */
export const CODE_OF_ROW = `split_part(r.reference, '-', 2)`;
export const REFERENCE_OF_ROW = `translate(replace(r.reference, '-', ''), '${MISTAKEN.letters}', '${MISTAKEN.digits}')`;
