import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { AppConfig } from '../config/app-config.js';
import { loadSettings } from '../config/load-settings.js';
import { buildDocument } from './build-document.js';
import { partsOf } from './parts.js';

/** The documents from the modules alone: in preview Nest makes no provider, so neither PostgreSQL nor Redis is needed. */
async function generate(): Promise<readonly { file: string; text: string }[]> {
  const config = new AppConfig(loadSettings({}), { databaseUrl: '', redisUrl: '' });
  const app = await NestFactory.create(AppModule.forRole(config), {
    preview: true,
    logger: ['error'],
    abortOnError: false,
  });
  return Object.entries(partsOf(buildDocument(app))).map(([file, document]) => ({
    file,
    text: `${JSON.stringify(document, null, 2)}\n`,
  }));
}

/** Writes the committed copies, or with `--check` says whether they are the present ones. */
const generated = await generate();
if (process.argv.includes('--check')) {
  const outdated = generated.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  for (const { file } of outdated)
    process.stderr.write(`${file} is not up to date: run npm run openapi and commit it.\n`);
  process.exit(outdated.length === 0 ? 0 : 1);
}
for (const { file, text } of generated) writeFileSync(file, text);
process.exit(0);
