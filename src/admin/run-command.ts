import { NestFactory } from '@nestjs/core';
import { AppConfig } from '../config/app-config.js';
import { type Settings } from '../config/settings.js';
import { AdminModule } from './admin.module.js';
import { adminDatabaseUrl } from './admin-database.js';
import { failureSentence } from './failure-sentence.js';
import { readCommandLine } from './read-command-line.js';
import { UsageError } from './usage-error.js';

/** What a command says, and what its process ends with. */
export interface Ending {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: 0 | 1 | 2;
}

/** Stdout carries the result as JSON and nothing else, so that a script can read it. Never rejects. */
export async function runCommand(words: readonly string[], settingsOf: () => Settings): Promise<Ending> {
  try {
    const result = await perform(words, settingsOf);
    return { stdout: `${JSON.stringify(result, null, 2)}\n`, stderr: '', status: 0 };
  } catch (error) {
    return { stdout: '', stderr: `${failureSentence(error)}\n`, status: error instanceof UsageError ? 2 : 1 };
  }
}

async function perform(words: readonly string[], settingsOf: () => Settings): Promise<object> {
  // A mistake in it is told before any settings are asked for.
  const task = readCommandLine([...words]);
  const settings = settingsOf();
  const config = new AppConfig(settings, { databaseUrl: adminDatabaseUrl(settings), redisUrl: '' });
  const app = await NestFactory.createApplicationContext(AdminModule.with(config), { logger: false, abortOnError: false });
  try {
    return await task(app);
  } finally {
    await app.close();
  }
}
