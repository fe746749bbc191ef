import { rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { readIfPresent, writePrivateFile } from './private-file.js';
import { endProcess, processStart, type StopStep } from './process-table.js';

/** A process written down in a folder, for the next process that uses the folder. */
interface ProcessRecord {
  pid: number;
  /** The id alone would not do: the system may have given it to another program meanwhile. */
  started: string;
  /**
   * Nor would its being there: a folder can be copied with all that is in it, but the copy is not where the process
   * works.
   */
  folder: number;
}

/** What to write into a folder to record a process there. */
export function recordOf(pid: number, folder: string): string {
  const record: ProcessRecord = { pid, started: processStart(pid) ?? '', folder: statSync(folder).ino };
  return JSON.stringify(record);
}

/**
 * The id of a recorded process if it still runs. What is no record, such as an empty file after a power failure,
 * names none.
 */
export function runningProcess(content: string | undefined, folder: string): number | undefined {
  const record = parseRecord(content);
  if (record === undefined || record.folder !== statSync(folder).ino) return undefined;
  return processStart(record.pid) === record.started ? record.pid : undefined;
}

export function writeRecord(path: string, pid: number): void {
  writePrivateFile(path, recordOf(pid, dirname(path)));
}

/** Ends the process that was recorded there, if it still runs. */
export async function endRecorded(path: string, steps: readonly StopStep[]): Promise<void> {
  const pid = runningProcess(readIfPresent(path), dirname(path));
  if (pid !== undefined) await endProcess(pid, steps);
  rmSync(path, { force: true });
}

function parseRecord(content: string | undefined): ProcessRecord | undefined {
  try {
    const value = JSON.parse(content ?? '') as Partial<ProcessRecord> | null;
    return typeof value?.pid === 'number' ? (value as ProcessRecord) : undefined;
  } catch {
    return undefined;
  }
}
