import type * as Sdk from '@application-intake/sdk';
import { createRequire } from 'node:module';

type Module = typeof Sdk;

/** The built client, as each kind of module loads it. */
export const FORMATS: readonly (readonly [string, Module])[] = [
  ['ESM', await import('@application-intake/sdk')],
  ['CommonJS', createRequire(import.meta.url)('@application-intake/sdk') as Module],
];
