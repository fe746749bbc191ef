import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** An account of the system under which a server runs. */
export interface Account {
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * PostgreSQL refuses to run as root, so root needs an account to run it under: the one whose folder it is, or a usual
 * one.
 */
export function accountForPostgres(dataDir: string): Account {
  for (const name of [String(statSync(dataDir).uid), ...CANDIDATES]) {
    const uid = accountNumber('-u', name);
    const gid = accountNumber('-g', name);
    if (uid !== undefined && gid !== undefined && uid !== 0) return { uid, gid };
  }
  throw new Error(`PostgreSQL does not run as root, and there is no account ${CANDIDATES.join(' or ')} for it.`);
}

/** Whom to run a server as in this folder: its owner if we are root, who may be anybody; otherwise ourselves. */
export function ownerIfRoot(folder: string): Partial<Account> {
  const { uid, gid } = statSync(folder);
  return runsAsRoot() ? { uid, gid } : {};
}

/**
 * Whether the account can reach the folder. Asked of the system itself, which also knows about access lists and
 * mounts.
 */
export function canEnter(account: Account, folder: string): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}

function accountNumber(which: string, name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [which, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}
