/** What a reference may be written with between its parts, and what comes of it in a letter or on the telephone. */
const BETWEEN = /[-\s‐-―_.#]/g;
const TYPED = /^[a-z0-9]{4,14}$/i;
/** The end of a reference: of characters that are not mistaken for one another, and no fewer. */
const CODE = /^[2-9CDFGHJKMNPQRTVWXY]{4,9}$/;
const SHORTEST = 4;
/** Letters that are written for a digit, or read as one. Codes have the digits alone; what is before a code may have both. */
const MISTAKEN = { letters: 'SZBOIL', digits: '528011' } as const;

/** What somebody has typed, if it may be a reference or the code that it ends with. */
export interface TypedReference {
  readonly typed: string;
  /** All that may be its code: where what is before it ends cannot be told. */
  readonly codes: readonly string[];
}

/** Null for what can be none, as most names. */
export function typedReference(text: string): TypedReference | null {
  const bare = text.replace(BETWEEN, '');
  if (!TYPED.test(bare)) return null;
  const typed = [...bare.toUpperCase()]
    .map((letter) => MISTAKEN.digits[MISTAKEN.letters.indexOf(letter)] ?? letter)
    .join('');
  const ends = Array.from({ length: typed.length - SHORTEST + 1 }, (_, from) => typed.slice(from));
  const codes = ends.filter((end) => CODE.test(end));
  return codes.length === 0 ? null : { typed, codes };
}

/** On a row of submissions: the code, as the index has it, and the whole in the way in which it is compared. */
export function referenceParts(alias: string): { readonly code: string; readonly whole: string } {
  return {
    code: `split_part(${alias}.reference, '-', 2)`,
    whole: `translate(replace(${alias}.reference, '-', ''), '${MISTAKEN.letters}', '${MISTAKEN.digits}')`,
  };
}
