import { Injectable } from '@nestjs/common';
import { within } from '../../common/time/within.js';
import { TenantDatabase } from '../../database/tenant-database.js';

const DEADLINE_MS = 1_000;

@Injectable()
export class PostgresCheck {
  constructor(private readonly database: TenantDatabase) {}

  /** Also false when every connection is taken for so long: more requests would not help. */
  async isReachable(): Promise<boolean> {
    return within(DEADLINE_MS, this.database.ping()).then(
      () => true,
      () => false,
    );
  }
}
