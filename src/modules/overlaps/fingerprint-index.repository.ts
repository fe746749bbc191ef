import { Injectable } from '@nestjs/common';
import { runStatements } from '../../database/run-statements.js';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { indexFingerprints, TAKE } from './fingerprint.statements.js';
import { unpack } from './packed-fingerprints.js';

/** Submissions in one transaction: some hundred milliseconds. */
const MOST_TOGETHER = 200;

interface WaitingRow {
  readonly submissionId: string;
  readonly packed: Buffer;
}

/** Puts fingerprints that wait where near copies are looked up. */
@Injectable()
export class FingerprintIndexRepository {
  constructor(
    private readonly database: TenantDatabase,
    private readonly system: SystemDatabase,
  ) {}

  /** Some organisation that has some waiting. */
  async nextOrganisation(): Promise<string | undefined> {
    const [row] = await this.system.rows<{ id: string }>(
      'select organisation_id as id from waiting_fingerprints limit 1',
    );
    return row?.id;
  }

  /** Of one organisation. How many submissions it was; when there are fewer than `most`, nothing waits any more. */
  async bringUpToDate(organisationId: string, most: number): Promise<number> {
    for (let done = 0; done < most;) {
      const limit = Math.min(MOST_TOGETHER, most - done);
      const taken = await this.indexSome(organisationId, limit);
      done += taken;
      if (taken < limit) return done;
    }
    return most;
  }

  /** Waits for another process that is indexing, which then has done it. */
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
