import { type Response } from 'express';
import { ApiError } from '../errors/api-error.js';

/** A body with the version of what it shows. */
export interface Versioned<T> {
  readonly version: number;
  readonly body: T;
}

/** The versions on which a change may be made; null when on any. */
export type AllowedVersions = readonly number[] | null;

/** The entity tag of a version. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/** Sets the version as the response's tag and gives the body back. */
export function tagged<T>(response: Response, { version, body }: Versioned<T>): T {
  response.setHeader('ETag', versionTag(version));
  return body;
}

/**
 * The versions that an `If-Match` header allows, any when there is no header. Tags that we cannot have given, weak ones
 * among them, are no version of ours.
 */
export function allowedVersions(ifMatch: string | undefined): AllowedVersions {
  if (ifMatch === undefined) return null;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (tags.includes('*')) return null;
  return tags.flatMap((tag) => /^"(\d{1,9})"$/.exec(tag)?.[1] ?? []).map(Number);
}

/**
 * To be called while the row is locked, and only when the change would otherwise be made. @throws ApiError
 * precondition_failed, with the current version
 */
export function assertAllowed(versions: AllowedVersions, { name, version }: { name: string; version: number }): void {
  if (versions !== null && !versions.includes(version)) throw preconditionFailed({ name, version });
}

/** The error holds the current version, so that the change can be made on it. */
export function preconditionFailed({ name, version }: { name: string; version: number }): ApiError {
  const tag = versionTag(version);
  return new ApiError('precondition_failed', {
    error: `The ${name} has changed since you read it: its ETag is now ${tag}`,
    headers: { ETag: tag },
  });
}
