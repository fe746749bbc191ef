import { fileURLToPath } from 'node:url';
import { compile } from '../../scripts/typescript.mjs';

/** TypeScript names the modules that it imports as they are called once they are built. */
export async function resolve(specifier, context, next) {
  const isFromSource = context.parentURL?.endsWith('.ts') && /^\.{1,2}\/.*\.js$/.test(specifier);
  if (!isFromSource) return next(specifier, context);
  try {
    return await next(specifier.replace(/\.js$/, '.ts'), context);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return next(specifier, context);
  }
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  return { format: 'module', source: compile(fileURLToPath(url)).code, shortCircuit: true };
}
