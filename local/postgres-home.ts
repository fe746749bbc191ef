import { lstatSync, readlinkSync, rmSync, symlinkSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { createPrivatePlace, privatePlaceOf } from './private-place.js';
import { accountForPostgres, canEnter, runsAsRoot, type Account } from './server-account.js';

/** Where PostgreSQL keeps its files, and whom it runs as. */
export interface PostgresHome {
  /** Holds the cluster, and a copy of the programs where the installed ones are out of reach. */
  folder: string;
  cluster: string;
  /** Absent: the account we run as ourselves. */
  account?: Account;
}

/**
 * An ordinary user's PostgreSQL lives in the data folder. Started by root it runs under another account, and lives in
 * the data folder as well if that account can get there; otherwise in a private place, to which a link in the data
 * folder then leads.
 */
export function findPostgresHome(dataDir: string): PostgresHome {
  const inside = clusterIn(dataDir);
  const present = lstatSync(inside, { throwIfNoEntry: false });
  if (!runsAsRoot()) return homeOfOrdinaryUser(dataDir, present);
  if (present?.isDirectory()) return existingHomeOfRoot(dataDir, present);
  const elsewhere = clusterIn(privatePlaceOf(dataDir));
  if (present?.isSymbolicLink() && readlinkSync(inside) === elsewhere) return homeInPrivatePlace(dataDir);

  // Whatever else is there, such as the link of a copied project, leads to data that is not ours.
  rmSync(inside, { force: true });
  const account = accountForPostgres(dataDir);
  if (canEnter(account, dataDir)) return { folder: dataDir, cluster: inside, account };
  createPrivatePlace(dataDir);
  // Data that no link leads to any more belonged to a data folder that was since removed.
  rmSync(elsewhere, { recursive: true, force: true });
  symlinkSync(elsewhere, inside);
  return homeInPrivatePlace(dataDir);
}

function homeOfOrdinaryUser(dataDir: string, present: Stats | undefined): PostgresHome {
  const cluster = clusterIn(dataDir);
  if (present !== undefined && (present.isSymbolicLink() || present.uid !== process.getuid?.())) {
    throw new Error(`${cluster} belongs to another account, such as root: start as that one, or remove ${dataDir}.`);
  }
  return { folder: dataDir, cluster };
}

/** Data stays with the account that made it: after a first run as an ordinary user, that user's. */
function existingHomeOfRoot(dataDir: string, { uid, gid }: Stats): PostgresHome {
  const cluster = clusterIn(dataDir);
  if (!canEnter({ uid, gid }, dataDir)) {
    throw new Error(`The account that owns ${cluster} (uid ${uid}) can no longer get there: open the folders above.`);
  }
  return { folder: dataDir, cluster, account: { uid, gid } };
}

function homeInPrivatePlace(dataDir: string): PostgresHome {
  const folder = createPrivatePlace(dataDir);
  const cluster = clusterIn(folder);
  const owner = lstatSync(cluster, { throwIfNoEntry: false });
  const account = owner === undefined ? accountForPostgres(dataDir) : { uid: owner.uid, gid: owner.gid };
  return { folder, cluster, account };
}

function clusterIn(folder: string): string {
  return join(folder, 'postgres');
}
