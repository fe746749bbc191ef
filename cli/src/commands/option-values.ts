import { InvalidArgumentError } from 'commander';

/** For an option that may be given more than once. Without a default: help would show an empty list. */
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

/** Seconds, as people write them. @throws InvalidArgumentError */
export function milliseconds(text: string): number {
  const seconds = Number(text);
  if (!Number.isFinite(seconds) || seconds < 0 || seconds > 1_000_000)
    throw new InvalidArgumentError('Not a number of seconds.');
  return seconds * 1_000;
}

/** @throws InvalidArgumentError */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < least || number > most) {
      throw new InvalidArgumentError(`Not a whole number from ${least} to ${most}.`);
    }
    return number;
  };
}
