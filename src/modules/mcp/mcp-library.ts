import type * as library from '@modelcontextprotocol/server';

type Library = typeof library;

let loaded: Promise<Library> | undefined;

/** Loaded with the first MCP request: most processes never get one, and it takes as much memory as a module of ours. */
export function mcpLibrary(): Promise<Library> {
  return (loaded ??= import('@modelcontextprotocol/server'));
}
