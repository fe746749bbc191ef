const built: RegExp[] = [];

/**
 * A pattern that is put together of parts, which no lint rule can see through. All are kept, so that a test finds those that
 * backtrack; it is therefore for the constants of a module, never for what depends on a request.
 */
export function patternOf(source: string, flags = ''): RegExp {
  const pattern = new RegExp(source, flags);
  built.push(pattern);
  return pattern;
}

/** Every pattern of the modules that are loaded. */
export function builtPatterns(): readonly RegExp[] {
  return built;
}
