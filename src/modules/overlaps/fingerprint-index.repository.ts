import { Injectable } from '@nestjs/common';
import { runStatements } from '../../database/pipeline.js';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { indexFingerprints, TAKE } from './fingerprint.statements.js';
import { unpack } from './packed-fingerprints.js';

/** Submissions in one transaction; this many take some hundred milliseconds. */
const MOST_TOGETHER = 200;

interface WaitingRow {
  readonly submissionId: string;
  readonly packed: Buffer;
}

/** Moves waiting fingerprints into the index in which near copies are looked up. */
@Injectable()
export class FingerprintIndexRepository {
  constructor(
    private readonly database: TenantDatabase,
    private readonly system: SystemDatabase,
  ) {}

  /** An organisation that has fingerprints waiting, if any. */
  async nextOrganisation(): Promise<string | undefined> {
    const [row] = await this.system.rows<{ id: string }>(
      'select organisation_id as id from waiting_fingerprints limit 1',
    );
    return row?.id;
  }

  /**
   * Indexes up to `most` submissions of an organisation and returns how many it did; fewer than `most` means that
   * nothing is left.
   */
  async bringUpToDate(organisationId: string, most: number): Promise<number> {
    for (let done = 0; done < most;) {
      const limit = Math.min(MOST_TOGETHER, most - done);
      const taken = await this.indexSome(organisationId, limit);
      done += taken;
      if (taken < limit) return done;
    }
    return most;
  }

  /** Waits for a process that is indexing already, and then finds the work done. */
  private async indexSome(organisationId: string, limit: number): Promise<number> {
    return this.database.transaction(organisationId, async (manager) => {
      const [taken] = await manager.query<[WaitingRow[], number]>(TAKE, [organisationId, limit]);
      if (taken.length === 0) return 0;
      const fingerprints = taken.map(({ submissionId, packed }) => ({ submissionId, fingerprints: unpack(packed) }));
      await runStatements(manager, indexFingerprints(organisationId, fingerprints));
      return taken.length;
    });
  }
}
