const FEWEST_CHARACTERS = 8;
const MOST_CHARACTERS = 128;

export const PASSWORD_HINT = `At least ${String(FEWEST_CHARACTERS)} characters. A few words that do not belong together are good.`;

/** Typed twice, because nobody sees it. The service looks again, and knows more. */
export const checkNewPassword = {
  password: (password: string) =>
    (password.length < FEWEST_CHARACTERS && `At least ${String(FEWEST_CHARACTERS)} characters`) ||
    (password.length > MOST_CHARACTERS && `At most ${String(MOST_CHARACTERS)} characters`),
  again: (again: string, { password }: { password: string }) => again !== password && 'Not the same as above',
};
