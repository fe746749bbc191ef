import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Demonstration, isUndone } from '../../src/demonstration/demo-file.js';
import { prepareDemonstration } from '../../src/demonstration/demonstration.js';
import { doTeamWork } from '../../src/demonstration/team-work.js';
import { type TestApp } from '../setup/test-app.js';

/** What a newcomer has after the first start, as it would be at the next one. */
export async function demonstrate(service: TestApp): Promise<Demonstration> {
  const dataDir = mkdtempSync(join(tmpdir(), 'intake-demo-'));
  try {
    await prepareDemonstration(service.app, dataDir, service.baseUrl);
    const demo = await prepareDemonstration(service.app, dataDir, service.baseUrl);
    if (demo === null || !isUndone(dataDir)) throw new Error('There is no demonstration that somebody could work on');
    return demo;
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** Its reviews are in no hurry; a test is. */
export async function finishDemonstration(service: TestApp, demo: Demonstration): Promise<void> {
  await service.database.query('update review_tasks set available_at = now()');
  await doTeamWork(service.app, demo, new AbortController().signal);
}
