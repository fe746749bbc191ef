import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppConfig } from '../config/app-config.js';
import { readSettings } from '../config/load-settings.js';
import { AdminModule } from './admin.module.js';
import { adminDatabaseUrl } from './admin-database.js';
import { type Task } from './command.js';
import { failureSentence } from './failure-sentence.js';
import { readCommandLine } from './read-command-line.js';
import { UsageError } from './usage-error.js';

/** Stdout carries the result as JSON and nothing else, so that a script can read it. */
try {
  const result = await perform(readCommandLine(process.argv.slice(2)));
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function perform(task: Task): Promise<object> {
  const settings = readSettings();
  const config = new AppConfig(settings, { databaseUrl: adminDatabaseUrl(settings), redisUrl: '' });
  const app = await NestFactory.createApplicationContext(AdminModule.with(config), { logger: false, abortOnError: false });
  try {
    return await task(app);
  } finally {
    await app.close();
  }
}
