/** What the service took, and remarked on. */
export function warningLines(warnings: readonly { readonly code: string; readonly key: string }[]): string[] {
  return warnings.map(({ code, key }) => `Warning: ${code.replaceAll('_', ' ')} ${key}`);
}
