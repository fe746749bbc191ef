/** Words that deny something; the last is what is left of "haven't". */
export const DENIALS: ReadonlySet<string> = new Set('no not none nobody nothing never neither nor cannot t'.split(' '));

/** Words that put what follows in the future or in the mind; "ll" is what is left of "we'll". */
export const INTENTIONS: ReadonlySet<string> = new Set(
  'will would ll want wants intend intends hope hopes plan plans could can should if'.split(' '),
);

/** Words after which the opposite of what is said before is told. */
export const TURNS: ReadonlySet<string> = new Set(['but', 'although', 'though']);
