import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { AppConfig } from './config/app-config.js';
import { loadSettings } from './config/load-settings.js';
import { buildDocument } from './openapi.js';

const COMMITTED = 'openapi.json';

/** The document from the modules alone: in preview Nest makes no provider, so neither PostgreSQL nor Redis is needed. */
async function generate(): Promise<string> {
  const config = new AppConfig(loadSettings({}), { databaseUrl: '', redisUrl: '' });
  const app = await NestFactory.create(AppModule.forRole(config), { preview: true, logger: ['error'], abortOnError: false });
  return `${JSON.stringify(buildDocument(app), null, 2)}\n`;
}

/** Writes the committed copy, or with `--check` says whether it is the present one. */
const generated = await generate();
if (process.argv.includes('--check')) {
  const isCurrent = existsSync(COMMITTED) && readFileSync(COMMITTED, 'utf8') === generated;
  if (!isCurrent) process.stderr.write(`${COMMITTED} is not up to date: run npm run openapi and commit it.\n`);
  process.exit(isCurrent ? 0 : 1);
}
writeFileSync(COMMITTED, generated);
process.exit(0);
