import { setTimeout as pause } from 'node:timers/promises';
import { EXIT } from '../failures/exit-codes.js';
import { Failure } from '../failures/failure.js';
import { type Refusal, type Row, type RowApplication, isRefusal } from './applications.js';
import { batchesOf, type SendableRow } from './batches.js';
import { type Journal } from './journal.js';
import { type RefusedRows } from './refused-rows.js';

/** What the service answered to one application of a batch. */
export interface ItemAnswer {
  readonly status_code: number;
  readonly submission_id?: string | undefined;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
}

/** @throws Failure when the batch as a whole got no answer, or another one than a list */
export type SendBatch = (applications: readonly RowApplication[]) => Promise<readonly ItemAnswer[]>;

export interface Counts {
  rows: number;
  /** Made by this run, or by one before it whose end nobody saw. */
  submitted: number;
  /** Known from the journal, and not asked for again. */
  already_imported: number;
  /** The service had a submission of this external id before the import. */
  existing: number;
  refused: number;
}

interface Settings {
  readonly send: SendBatch;
  readonly journal: Journal;
  readonly refused: RefusedRows;
  readonly concurrency: number;
  /** How long to go on trying while the service cannot answer. */
  readonly patienceMs: number;
  readonly stopped: AbortSignal;
  readonly onProgress: (counts: Readonly<Counts>) => void;
}

/** What stands against every other row as much as against this one. */
const ENDS_THE_IMPORT = new Set([
  'insufficient_tokens',
  'cohort_not_open',
  'cohort_not_found',
  'cohort_not_authorized',
  'schema_not_found',
  'schema_cohort_mismatch',
]);

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Sends rows in batches, several at a time, so that each becomes one submission however often it is begun again. */
export class ImportRows {
  readonly counts: Counts = { rows: 0, submitted: 0, already_imported: 0, existing: 0, refused: 0 };
  private readonly ended = new AbortController();
  /** Until when the service asked to be left alone, whichever batch it told. */
  private restUntil = 0;

  constructor(private readonly settings: Settings) {}

  /** @throws Failure */
  async run(rows: AsyncIterable<Row>): Promise<void> {
    const batches = batchesOf(this.fresh(rows), (row) => this.refuse(row, refusalOf(row)));
    const workers = Array.from({ length: this.settings.concurrency }, () => this.work(batches));
    const ends = await Promise.allSettled(workers);
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined) throw failed.reason as Error;
    if (this.settings.stopped.aborted)
      throw new Failure('Stopped; run it again to go on', 'interrupted', EXIT.interrupted);
  }

  private async work(batches: AsyncGenerator<readonly SendableRow[]>): Promise<void> {
    try {
      for (;;) {
        const next = await batches.next();
        if (next.done === true || this.isOver) return;
        await this.submit(next.value);
      }
    } catch (error) {
      // The others finish what they have sent, and begin nothing more.
      this.ended.abort();
      throw error;
    }
  }

  private get isOver(): boolean {
    return this.ended.signal.aborted || this.settings.stopped.aborted;
  }

  /** Those that are not in the journal. */
  private async *fresh(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
    for await (const row of rows) {
      if (this.isOver) return;
      this.counts.rows += 1;
      const isDone = !isRefusal(row.application) && this.settings.journal.submissionOf(row.application.external_id);
      if (isDone) this.counts.already_imported += 1;
      else yield row;
    }
  }

  private async submit(batch: readonly SendableRow[]): Promise<void> {
    const end = Date.now() + this.settings.patienceMs;
    let wait = FIRST_PAUSE_MS;
    let rest = batch;
    for (;;) {
      await this.pauseUntil(this.restUntil);
      if (this.isOver) return;
      rest = await this.attempt(rest, end);
      this.settings.onProgress(this.counts);
      if (rest.length === 0) return;
      await this.pauseUntil(Date.now() + wait * (0.5 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
  }

  private async pauseUntil(time: number): Promise<void> {
    const ms = time - Date.now();
    const signal = AbortSignal.any([this.settings.stopped, this.ended.signal]);
    if (ms > 0) await pause(ms, undefined, { signal }).catch(() => undefined);
  }

  /** Sends what is left of a batch; gives what has to be sent again. @throws Failure */
  private async attempt(batch: readonly SendableRow[], end: number): Promise<readonly SendableRow[]> {
    const { journal, send } = this.settings;
    const idsBefore = new Set(batch.map(idOf).filter((id) => journal.wasSent(id)));
    await journal.noteSent(batch.map(idOf));
    try {
      return await this.take(batch, await send(batch.map(({ application }) => application)), idsBefore, end);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const asked = Number(error.details['retry_after_ms'] ?? 0);
      if (error.exitCode === EXIT.unavailable && Date.now() + asked < end) {
        this.restUntil = Math.max(this.restUntil, Date.now() + asked);
        return batch;
      }
      if (error.exitCode !== EXIT.refused || ENDS_THE_IMPORT.has(error.code)) throw error;
      return this.isolate(batch, error, end);
    }
  }

  /** One row may stand against the others of its request: the halves are sent by themselves until it is found. */
  private async isolate(batch: readonly SendableRow[], error: Failure, end: number): Promise<readonly SendableRow[]> {
    const [only] = batch;
    if (only === undefined) return [];
    if (batch.length === 1) {
      await this.refuse(only, { code: error.code, reason: error.message });
      return [];
    }
    const middle = Math.ceil(batch.length / 2);
    const first = await this.attempt(batch.slice(0, middle), end);
    return [...first, ...(await this.attempt(batch.slice(middle), end))];
  }

  private async take(
    batch: readonly SendableRow[],
    answers: readonly ItemAnswer[],
    idsBefore: ReadonlySet<string>,
    end: number,
  ): Promise<readonly SendableRow[]> {
    const made: [string, string][] = [];
    const again: SendableRow[] = [];
    const refusals: [SendableRow, Refusal][] = [];
    const endings: Failure[] = [];
    batch.forEach((row, at) => {
      const {
        status_code: status,
        submission_id: id,
        code = 'unavailable',
        error = '',
      } = answers[at] ?? { status_code: 503 };
      if (id !== undefined && (status === 202 || code === 'duplicate_external_id')) {
        made.push([idOf(row), id]);
        if (status === 202 || idsBefore.has(idOf(row))) this.counts.submitted += 1;
        else this.counts.existing += 1;
      } else if (ENDS_THE_IMPORT.has(code)) endings.push(new Failure(error, code, EXIT.refused));
      else if (status < 500) refusals.push([row, { code, reason: error }]);
      else if (Date.now() < end) again.push(row);
      else endings.push(new Failure(error, code, EXIT.unavailable));
    });
    await this.settings.journal.noteMade(Object.fromEntries(made));
    for (const [row, refusal] of refusals) await this.refuse(row, refusal);
    if (endings[0] !== undefined) throw endings[0];
    return again;
  }

  private async refuse(row: Row, refusal: Refusal): Promise<void> {
    this.counts.refused += 1;
    await this.settings.refused.add(row, refusal);
  }
}

function idOf({ application }: SendableRow): string {
  return application.external_id;
}

function refusalOf({ application }: Row): Refusal {
  return isRefusal(application) ? application : { code: 'invalid_request', reason: '' };
}
