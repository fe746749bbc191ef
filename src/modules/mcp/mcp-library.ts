import type * as library from '@modelcontextprotocol/server';

type Library = typeof library;

let loaded: Promise<Library> | undefined;

/** Loaded with the first request by the protocol: most processes never have one, and it takes up as much as a module of ours. */
export function mcpLibrary(): Promise<Library> {
  return (loaded ??= import('@modelcontextprotocol/server'));
}
