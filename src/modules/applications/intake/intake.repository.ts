import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { busy } from '../../../common/errors/api-error.js';
import { isUnfounded } from '../../../database/assumptions.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { type IntakeUnit } from './intake-unit.js';
import { lookStatements, toFacts } from './look.statements.js';
import { storeStatements } from './store.statements.js';
import { type Facts, judge, type Verdict } from './verdicts.js';

/** What a batch rests on has changed between a look and the commit that often: it will go on changing. */
const MAX_ATTEMPTS = 5;

@Injectable()
export class IntakeRepository {
  constructor(private readonly database: TenantDatabase) {}

  /**
   * In one transaction, of one round trip. What is refused leaves nothing behind. Nothing stands in the way of nearly all
   * batches, so it is looked at only once PostgreSQL has found something there.
   */
  async takeIn(organisationId: string, units: readonly IntakeUnit[]): Promise<Verdict[]> {
    let facts: Facts | null = null;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const verdicts = judge(units, facts);
      // What is to be refused is looked at first: another reason may come before this one.
      const isKnown = facts !== null || !verdicts.some((verdict) => verdict instanceof Error);
      if (isKnown && (await this.store(organisationId, verdicts))) return verdicts;
      facts = toFacts(await this.database.commit(organisationId, lookStatements(organisationId, units)));
    }
    throw busy();
  }

  /** False when something is not as the verdicts have it; then nothing was stored. */
  private async store(organisationId: string, verdicts: readonly Verdict[]): Promise<boolean> {
    const statements = storeStatements(organisationId, verdicts);
    if (statements.length === 0) return true;
    try {
      await this.database.commit(organisationId, statements);
      return true;
    } catch (error) {
      if (isUnfounded(error) || isExternalIdTaken(error)) return false;
      throw error;
    }
  }
}

/** A look will find whose it is. */
function isExternalIdTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'submissions_external_id';
}
