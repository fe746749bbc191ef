/** Words that deny something; the last is what is left of "haven't". */
export const DENIALS: ReadonlySet<string> = new Set('no not none nobody nothing never neither nor cannot t'.split(' '));
