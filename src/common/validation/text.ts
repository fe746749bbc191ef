/** C0 but tab, line feed and carriage return, then DEL and C1: what no form field can honestly hold. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

export function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text);
}

/** Longer than `max` code points; a short text is not counted at all. */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  let points = 0;
  for (const _ of text) {
    points += 1;
    if (points > max) return true;
  }
  return false;
}
