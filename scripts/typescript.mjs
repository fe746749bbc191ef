import { transformFileSync } from '@swc/core';

/** As tsconfig.json has it, without a look at the types. */
const OPTIONS = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2023',
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: true,
  swcrc: false,
};

/** A file of TypeScript as JavaScript, and the map between the two. */
export function compile(filename) {
  return transformFileSync(filename, OPTIONS);
}
