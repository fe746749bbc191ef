/** Numbers in tables are written as one of 64 steps, a letter for each, in this order. */
export const STEP_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** By the code of its letter. */
const STEPS = new Uint8Array(128);
Array.from(STEP_LETTERS).forEach((letter, step) => {
  STEPS[letter.charCodeAt(0)] = step;
});

/** The step that stands at one place of a table. */
export function stepAt(letters: string, at: number): number {
  return STEPS[letters.charCodeAt(at)] ?? 0;
}
