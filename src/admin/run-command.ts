import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppConfig } from '../config/app-config.js';
import { type Settings } from '../config/settings.js';
import { OnboardingError } from '../modules/onboarding/onboarding.error.js';
import { AdminModule } from './admin.module.js';
import { failureSentence } from './failure-sentence.js';
import { helpFor } from './help.js';
import { readCommandLine } from './read-command-line.js';
import { UsageError } from './usage-error.js';

/** What a command says, and what its process ends with. */
export interface CommandEnding {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: 0 | 1 | 2;
}

/** Stdout carries the result as JSON and nothing else, so that a script can read it. Never rejects. */
export async function runCommand(words: readonly string[], settingsOf: () => Settings): Promise<CommandEnding> {
  try {
    const help = helpFor(words);
    if (help !== null) return { stdout: help, stderr: '', status: 0 };
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
  const { databaseUrl } = settings;
  if (databaseUrl === undefined) throw new OnboardingError('Set DATABASE_URL to the database to work on.');
  let app: INestApplicationContext | undefined;
  const open = async (): Promise<INestApplicationContext> =>
    (app ??= await openApp(new AppConfig(settings, { databaseUrl, redisUrl: '' })));
  try {
    return await task({ app: open, ownerUrl: settings.databaseOwnerUrl ?? databaseUrl });
  } finally {
    await app?.close();
  }
}

async function openApp(config: AppConfig): Promise<INestApplicationContext> {
  return NestFactory.createApplicationContext(AdminModule.with(config), { logger: false, abortOnError: false });
}
