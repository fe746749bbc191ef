import { Injectable, Logger } from '@nestjs/common';
import { LOWEST_ID } from '../../common/ids/uuid.js';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { within } from '../../common/time/within.js';
import { AppConfig } from '../../config/app-config.js';
import { type SqlStatement } from '../../database/pipeline.js';
import { SchemaFit } from '../../database/schema-fit.js';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { CLAIM_AND_PAY, STORE } from '../applications/intake/store.statements.js';
import { endReviews } from '../applications/submission-changes.statements.js';

const DEADLINE_MS = 1_000;

/**
 * Stores an empty list of submissions. PostgreSQL refuses that wherever it would refuse a real one, because it is
 * read-only, a grant is missing or the schema is another one; and nothing is written.
 */
const INTAKE_OF_NOTHING: readonly SqlStatement[] = [
  { text: CLAIM_AND_PAY, values: [LOWEST_ID, '[]', 0, '{}', '{}', '{}', 0, 0] },
  { text: STORE, values: [LOWEST_ID, '[]'] },
];
const END_OF_NOTHING: readonly SqlStatement[] = [endReviews(LOWEST_ID, [])];

@Injectable()
export class PostgresCheck {
  private readonly using = new ErrorStreak(new Logger('Readiness'), 'Using PostgreSQL');
  private readonly rehearsal: readonly SqlStatement[];

  constructor(
    private readonly tenants: TenantDatabase,
    private readonly system: SystemDatabase,
    private readonly schema: SchemaFit,
    { role }: AppConfig,
  ) {
    this.rehearsal = role === 'worker' ? END_OF_NOTHING : INTAKE_OF_NOTHING;
  }

  /** Also false when no connection is free in time: more requests would only make it worse. */
  async isUsable(): Promise<boolean> {
    return this.using.watch(within(DEADLINE_MS, this.rehearse())).then(
      () => true,
      () => false,
    );
  }

  private async rehearse(): Promise<void> {
    await Promise.all([
      this.tenants.commit(LOWEST_ID, this.rehearsal),
      this.system.execute('select from api_keys where false'),
      this.schema.assert(),
    ]);
  }
}
