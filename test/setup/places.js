import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isWaiting } from './waiting.js';

const LOOK_MS = 25;

/**
 * Waits until fewer spec files run than there are processors, not counting those that do little but wait: one worker more
 * than processors has these wait beside the others. Gives what ends the stay.
 */
export async function takePlace(testPath) {
  // Jest runs all in one process, one after the other.
  if (process.send === undefined || isWaiting(testPath)) return () => undefined;
  for (;;) {
    for (let nth = 0; nth < availableParallelism(); nth += 1) {
      const file = join(tmpdir(), `intake-specs-${process.ppid}-${nth}`);
      if (isTaken(file)) continue;
      return () => rmSync(file);
    }
    await sleep(LOOK_MS);
  }
}

/** Whether somebody else has it; otherwise it is ours from now on. */
function isTaken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return false;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isOfTheDead(file)) rmSync(file, { force: true });
    return true;
  }
}

function isOfTheDead(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
