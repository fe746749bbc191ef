/** What a thing is, and what it was taken for. */
export interface Guess {
  readonly actual: string;
  readonly guessed: string;
}

export function accuracy(guesses: readonly Guess[]): number {
  return guesses.filter(({ actual, guessed }) => actual === guessed).length / guesses.length;
}

/** F1 of each class that occurs, averaged without regard to how often it does. */
export function macroF1(guesses: readonly Guess[]): number {
  const classes = [...new Set(guesses.map(({ actual }) => actual))];
  const scores = classes.map((name) => {
    const hits = guesses.filter(({ actual, guessed }) => actual === name && guessed === name).length;
    const relevant = guesses.filter(({ actual }) => actual === name).length;
    const found = guesses.filter(({ guessed }) => guessed === name).length;
    return (2 * hits) / (relevant + found);
  });
  return scores.reduce((sum, score) => sum + score, 0) / classes.length;
}
