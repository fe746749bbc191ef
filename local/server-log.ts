import { closeSync, fchmodSync, ftruncateSync, fstatSync, openSync } from 'node:fs';
import { giveToOwnerOfFolder } from './data-folder.js';
import { readIfPresent } from './private-file.js';
import { lastLines } from './run-command.js';

const LARGEST_BYTES = 10 * 1024 * 1024;
const TAIL_LINES = 15;

/** Opens a server's log for adding to it, emptied first when it has grown large. */
export function openServerLog(path: string): { fd: number; close: () => void } {
  const fd = openSync(path, 'a', 0o600);
  fchmodSync(fd, 0o600);
  giveToOwnerOfFolder(path);
  if (fstatSync(fd).size > LARGEST_BYTES) ftruncateSync(fd);
  return {
    fd,
    close: () => {
      closeSync(fd);
    },
  };
}

export function tailOf(path: string): string {
  return lastLines(readIfPresent(path) ?? '', TAIL_LINES);
}
