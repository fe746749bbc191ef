import { Injectable } from '@nestjs/common';
import { handleWhen, retry } from 'cockatiel';
import pg from 'pg';
import { isUnfounded } from '../../../database/assumptions.js';
import { type Exchange } from '../../../database/exchange.js';
import { type Parameter, type Row, type Statement } from '../../../database/pipeline.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { CLAIM } from '../../idempotency/claims.statements.js';
import { ALL_SHARDS, ONE_SHARD } from '../../tokens/payments.js';
import { cohortState } from '../prepared-submission.js';
import * as sql from './intake.statements.js';
import { type IntakeUnit } from './intake-unit.js';
import {
  claimOf,
  cohortsOf,
  externalOf,
  holdStill,
  keysOf,
  markOf,
  memoryStatements,
  priceOf,
  type Purse,
  storeStatements,
  takeAllStatements,
} from './intake-writes.js';
import { type Admitted, admittedBy, asPrepared, externalIdOf, type Facts, judge, type Verdict } from './verdicts.js';

const unlessTaken = retry(handleWhen(isTakenMeanwhile), { maxAttempts: 2 });

@Injectable()
export class IntakeRepository {
  constructor(private readonly database: TenantDatabase) {}

  /**
   * In one transaction. What is refused leaves nothing behind. Where nothing is, one round trip does it all; otherwise
   * it has to be known first what stands in the way of whom.
   */
  async takeIn(organisationId: string, units: readonly IntakeUnit[]): Promise<Verdict[]> {
    const taken = await this.takeAsPrepared(organisationId, units);
    return taken ?? unlessTaken.execute(() => this.lookAndStore(organisationId, units));
  }

  /** Null when it cannot be done, or could not: then nothing was. */
  private async takeAsPrepared(organisationId: string, units: readonly IntakeUnit[]): Promise<Verdict[] | null> {
    const verdicts = judge(units, asPrepared(units));
    const whole = verdicts.filter(
      (verdict, at): verdict is Admitted =>
        !(verdict instanceof Error) && verdict.admitted.length === units[at]?.items.length,
    );
    if (whole.length < units.length) return null;
    try {
      await this.database.commit(organisationId, takeAllStatements(organisationId, units, whole));
      return verdicts;
    } catch (error) {
      if (!isUnfounded(error) && !isTakenMeanwhile(error)) throw error;
      return null;
    }
  }

  /** Two round trips: look and lock, then store. */
  private async lookAndStore(organisationId: string, units: readonly IntakeUnit[]): Promise<Verdict[]> {
    return this.database.exchange(organisationId, async (exchange) => {
      const { facts, purse } = await this.look(exchange, organisationId, units);
      const verdicts = judge(units, facts);
      // Nothing to keep: the claims go as well.
      if (verdicts.every((verdict) => verdict instanceof Error)) return verdicts;
      await exchange.commit([
        ...memoryStatements(organisationId, units, verdicts, facts.claimed),
        ...storeStatements(organisationId, admittedBy(verdicts), purse),
      ]);
      return verdicts;
    });
  }

  private async look(
    exchange: Exchange,
    organisationId: string,
    units: readonly IntakeUnit[],
  ): Promise<{ facts: Facts; purse: Purse }> {
    const items = units.flatMap((unit) => unit.items);
    const ask = (text: string, value: Parameter): Statement => ({ text, values: [organisationId, value] });
    const [, claimed, keys, cohorts, owners, [shard]] = (await exchange.send([
      holdStill(units),
      ask(CLAIM, JSON.stringify(units.flatMap((unit) => claimOf(unit, unit.foreseen)))),
      ask(sql.LIVE_KEYS, keysOf(units)),
      ask(sql.COHORTS, cohortsOf(items)),
      ask(sql.EXTERNAL_IDS, JSON.stringify(items.flatMap(externalOf))),
      ask(ONE_SHARD, priceOf(items)),
    ])) as [Row[], ClaimedKey[], { id: string }[], CohortRow[], ExternalOwner[], { shard: number }[]];
    const purse = shard ?? { balance: await balanceOf(exchange, organisationId) };
    const isClaimed = new Set(claimed.map(({ environment, key }) => `${environment} ${key}`));
    const facts: Facts = {
      claimed: new Set(units.filter((unit) => isClaimed.has(markOf(unit) ?? ''))),
      liveKeys: new Set(keys.map(({ id }) => id)),
      cohorts: new Map(cohorts.map((cohort) => [cohort.id, cohortState(cohort)])),
      externalIds: new Map(
        owners.map(({ id, cohortId, environment, externalId }) => [
          externalIdOf(cohortId, environment, externalId),
          id,
        ]),
      ),
      balance: 'balance' in purse ? purse.balance : null,
    };
    return { facts, purse };
  }
}

interface ClaimedKey {
  readonly environment: string;
  readonly key: string;
}

type CohortRow = Parameters<typeof cohortState>[0] & { readonly id: string };

interface ExternalOwner {
  readonly id: string;
  readonly cohortId: string;
  readonly environment: string;
  readonly externalId: string;
}

async function balanceOf(exchange: Exchange, organisationId: string): Promise<number> {
  const [shards = []] = await exchange.send([{ text: ALL_SHARDS, values: [organisationId] }]);
  return (shards as { available: number }[]).reduce((sum, { available }) => sum + available, 0);
}

/** Somebody else has used an external_id since we looked: the next look will find it. */
function isTakenMeanwhile(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'submissions_external_id';
}
