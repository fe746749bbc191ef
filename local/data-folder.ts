import { accessSync, chownSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folder if it is not there; its real path, so that one folder always has one name. */
export function openDataDir(dataDir: string): string {
  if (mkdirSync(dataDir, { recursive: true }) !== undefined) giveToOwnerOfFolder(dataDir);
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `${dataDir} belongs to another account: start as that account, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  return realpathSync(dataDir);
}

/** When root works in another account's folder, what it makes there must remain of use to that account. */
export function giveToOwnerOfFolder(path: string): void {
  const { uid, gid } = statSync(dirname(path));
  if (process.getuid?.() === 0 && uid !== 0) chownSync(path, uid, gid);
}
