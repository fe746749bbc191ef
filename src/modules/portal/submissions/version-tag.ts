/** A body with the version of what it shows. */
export interface Versioned<T> {
  readonly version: number;
  readonly body: T;
}

/** The entity tag of a version. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/**
 * The versions that an `If-Match` header allows; null when it allows any. Tags that we cannot have given, weak ones
 * among them, are no version of ours.
 */
export function allowedVersions(ifMatch: string): number[] | null {
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (tags.includes('*')) return null;
  return tags.flatMap((tag) => /^"(\d{1,9})"$/.exec(tag)?.[1] ?? []).map(Number);
}
