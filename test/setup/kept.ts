interface Kept {
  readonly value: Promise<unknown>;
  readonly end: () => Promise<void>;
}

declare global {
  var keptForSpecs: Map<string, Kept> | undefined;
}

/**
 * Makes something once for all spec files that this process runs. The global teardown ends it where it is in the same
 * process; a worker's own end does it otherwise, and the servers go with the run.
 */
export function keep<T>(name: string, make: () => Promise<T>, end: (made: T) => Promise<void>): Promise<T> {
  const all = (globalThis.keptForSpecs ??= new Map<string, Kept>());
  const known = all.get(name);
  if (known !== undefined) return known.value as Promise<T>;
  const value = make();
  all.set(name, { value, end: () => value.then(end) });
  return value;
}
