/** Control characters: C0 but tab, line feed and carriage return, then DEL and C1. No form field has a use for them. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

export function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text);
}

/** Longer than `max` code points. A text of few code units is not counted. */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  let points = 0;
  for (const _ of text) {
    points += 1;
    if (points > max) return true;
  }
  return false;
}
