/** Numbers in tables are written as one of 64 steps, a letter for each, in this order. */
export const STEP_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
