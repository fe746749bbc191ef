interface Kept {
  readonly value: Promise<unknown>;
  readonly end: () => Promise<void>;
}

declare global {
  var keptForSpecs: Map<string, Kept> | undefined;
}

/**
 * Makes something once for all spec files that this process runs. The runner ends it with its worker, and the global
 * teardown where there is no other process.
 */
export function keep<T>(name: string, make: () => Promise<T>, end: (made: T) => Promise<void>): Promise<T> {
  const all = (globalThis.keptForSpecs ??= new Map<string, Kept>());
  const known = all.get(name);
  if (known !== undefined) return known.value as Promise<T>;
  const value = make();
  all.set(name, { value, end: () => value.then(end) });
  return value;
}
