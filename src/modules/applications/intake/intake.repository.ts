import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { newId } from '../../../common/ids/uuid.js';
import { BinaryArray } from '../../../database/binary-array.js';
import { type Exchange } from '../../../database/exchange.js';
import { type Row, type Statement } from '../../../database/pipeline.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { spread } from '../../tokens/shards.js';
import { cohortState, type PreparedSubmission } from '../prepared-submission.js';
import * as sql from './intake.statements.js';
import { type IntakeUnit } from './intake-unit.js';
import { externalIdOf, type Facts, judge, type Verdict } from './verdicts.js';

/** What was committed, and how many reviews are owed now. */
export interface TakenIn {
  readonly verdicts: Verdict[];
  readonly owed: number;
}

/** How the batch is paid for: from a shard that holds enough, or from all of them, which then are divided anew. */
type Purse = { readonly shard: number } | { readonly balance: number };

const MAX_ATTEMPTS = 3;
/** How long a lock is waited for: shorter while others would wait as well, who can do without it. */
const TOGETHER_LOCK_MS = '500';
const ALONE_LOCK_MS = '3000';

@Injectable()
export class IntakeRepository {
  constructor(private readonly database: TenantDatabase) {}

  /** In one transaction. Whoever is refused leaves nothing behind. */
  async takeIn(organisationId: string, units: readonly IntakeUnit[]): Promise<TakenIn> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(organisationId, units);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isTakenMeanwhile(error)) throw error;
      }
    }
  }

  /** Two round trips: look and lock, then store. */
  private async attempt(organisationId: string, units: readonly IntakeUnit[]): Promise<TakenIn> {
    return this.database.exchange(organisationId, async (exchange) => {
      const { facts, purse } = await this.look(exchange, organisationId, units);
      const verdicts = judge(units, facts);
      const admitted = verdicts.flatMap((verdict) => (verdict instanceof Error ? [] : verdict.admitted));
      const last: Statement[] = [
        ...memoryStatements(organisationId, units, verdicts, facts.claimed),
        ...(admitted.length === 0 ? [] : storeStatements(organisationId, admitted, purse)),
      ];
      // Nothing to keep: the claims go as well.
      if (verdicts.every((verdict) => verdict instanceof Error)) return { verdicts, owed: 0 };
      await exchange.commit(last);
      return { verdicts, owed: admitted.length };
    });
  }

  private async look(
    exchange: Exchange,
    organisationId: string,
    units: readonly IntakeUnit[],
  ): Promise<{ facts: Facts; purse: Purse }> {
    const items = units.flatMap((unit) => unit.items);
    const total = items.reduce((sum, { price }) => sum + price, 0);
    const claims = units.flatMap(claimOf);
    const external = items.flatMap(externalOf);
    const ask = (text: string, value: string): Statement => ({ text, values: [organisationId, value] });
    const results = await exchange.send([
      { text: sql.PATIENCE, values: [units.length > 1 ? TOGETHER_LOCK_MS : ALONE_LOCK_MS] },
      ...(claims.length > 0 ? [ask(sql.CLAIM, JSON.stringify(claims))] : []),
      ask(sql.LIVE_KEYS, listOf(units.flatMap(({ caller: { keyId } }) => keyId ?? []))),
      ask(sql.COHORTS, listOf(items.map(({ submission }) => submission.cohortId))),
      ...(external.length > 0 ? [ask(sql.EXTERNAL_IDS, JSON.stringify(external))] : []),
      ask(sql.ONE_SHARD, String(total)),
    ]);
    results.shift();
    const claimed = claims.length > 0 ? (results.shift() as { environment: string; key: string }[]) : [];
    const [keys = [], cohorts = []] = results.splice(0, 2) as [{ id: string }[]?, CohortRow[]?];
    const owners = external.length > 0 ? (results.shift() as ExternalOwner[]) : [];
    const [shard] = results.shift() as { shard: number }[];
    const purse = shard ?? { balance: await balanceOf(exchange, organisationId) };
    const isClaimed = new Set(claimed.map(({ environment, key }) => `${environment} ${key}`));
    const facts: Facts = {
      claimed: new Set(units.filter((unit) => isClaimed.has(markOf(unit) ?? ''))),
      liveKeys: new Set(keys.map(({ id }) => id)),
      cohorts: new Map(cohorts.map((cohort) => [cohort.id, cohortState(cohort)])),
      externalIds: new Map(owners.map(({ id, cohortId, environment, externalId }) => [externalIdOf(cohortId, environment, externalId), id])),
      balance: 'balance' in purse ? purse.balance : null,
    };
    return { facts, purse };
  }
}

type CohortRow = Parameters<typeof cohortState>[0] & { readonly id: string };

interface ExternalOwner {
  readonly id: string;
  readonly cohortId: string;
  readonly environment: string;
  readonly externalId: string;
}

/** What two requests with the same Idempotency-Key have in common. */
export function markOf({ caller, claim }: IntakeUnit): string | null {
  return claim === null ? null : `${caller.environment} ${claim.key}`;
}

function claimOf({ caller: { environment }, claim, foreseen }: IntakeUnit): Row[] {
  if (claim === null) return [];
  const body = foreseen === null ? null : JSON.stringify(foreseen);
  return [{ environment, key: claim.key, fingerprint: claim.fingerprint.toString('base64'), body }];
}

function externalOf({ submission: { cohortId, environment, externalId } }: PreparedSubmission): Row[] {
  return externalId === null ? [] : [{ cohort: cohortId, environment, external: externalId }];
}

function listOf(ids: readonly string[]): string {
  return `{${[...new Set(ids)].join(',')}}`;
}

async function balanceOf(exchange: Exchange, organisationId: string): Promise<number> {
  const [shards = []] = await exchange.send([{ text: sql.ALL_SHARDS, values: [organisationId] }]);
  return (shards as { available: number }[]).reduce((sum, { available }) => sum + available, 0);
}

/** Answers that were not known before, and claims of what was refused, which the next try must find free. */
function memoryStatements(
  organisationId: string,
  units: readonly IntakeUnit[],
  verdicts: readonly Verdict[],
  claimed: ReadonlySet<IntakeUnit>,
): Statement[] {
  const answers: Row[] = [];
  const refused: Row[] = [];
  units.forEach(({ caller: { environment }, claim, foreseen }, at) => {
    const verdict = verdicts[at];
    const unit = units[at];
    if (claim === null || verdict === undefined || unit === undefined || !claimed.has(unit)) return;
    if (verdict instanceof Error) refused.push({ environment, key: claim.key });
    else if (foreseen === null) answers.push({ environment, key: claim.key, body: JSON.stringify(verdict.answer) });
  });
  return [
    ...(refused.length > 0 ? [{ text: sql.DISCLAIM, values: [organisationId, JSON.stringify(refused)] }] : []),
    ...(answers.length > 0 ? [{ text: sql.REMEMBER, values: [organisationId, JSON.stringify(answers)] }] : []),
  ];
}

function storeStatements(organisationId: string, admitted: readonly PreparedSubmission[], purse: Purse): Statement[] {
  const spent = admitted.reduce((sum, { price }) => sum + price, 0);
  const dearest = admitted.reduce((most, { price }) => Math.max(most, price), 0);
  const payment: Statement =
    'shard' in purse
      ? { text: sql.PAY, values: [organisationId, String(spent), String(purse.shard)] }
      : { text: sql.DIVIDE, values: [organisationId, `{${spread(purse.balance - spent, dearest).join(',')}}`] };
  return [
    ...(spent === 0 ? [] : [payment]),
    { text: sql.STORE, values: [organisationId, JSON.stringify(admitted.map(toItem)), new BinaryArray('json', admitted.map(answersOf))] },
  ];
}

function toItem({ submission, price }: PreparedSubmission): Row {
  return {
    id: submission.id,
    cohort: submission.cohortId,
    environment: submission.environment,
    schema: submission.schemaId,
    form: submission.formVersion,
    external: submission.externalId,
    name: submission.founderName,
    email: submission.contactEmail,
    at: submission.submittedAt,
    run: submission.run,
    price,
    entry: newId(),
  };
}

function answersOf({ submission }: PreparedSubmission): string {
  return JSON.stringify(submission.answers);
}

/** Somebody else has used an external_id since we looked: the next look will find it. */
function isTakenMeanwhile(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'submissions_external_id';
}
