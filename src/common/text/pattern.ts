const built: RegExp[] = [];

/**
 * Builds a pattern from parts, which lint cannot check for backtracking. Every pattern is kept, so that a test can
 * check it instead; so use it for constants of a module, never for anything that depends on a request.
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
