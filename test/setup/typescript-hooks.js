import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from '../../scripts/typescript.mjs';

/** Whether there is such a source, by its address: each is imported by many others. */
const sources = new Map();

/** TypeScript names the modules that it imports as they are called once they are built. */
export async function resolve(specifier, context, next) {
  const isFromSource = context.parentURL?.endsWith('.ts') && /^\.{1,2}\/.*\.js$/.test(specifier);
  if (!isFromSource) return next(specifier, context);
  const { href } = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
  if (!sources.has(href)) sources.set(href, existsSync(fileURLToPath(href)));
  return sources.get(href) ? { url: href, format: 'module', shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  return { format: 'module', source: compile(fileURLToPath(url)).code, shortCircuit: true };
}
