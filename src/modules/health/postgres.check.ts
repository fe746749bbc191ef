import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { within } from '../../common/time/within.js';

const DEADLINE_MS = 1_000;

@Injectable()
export class PostgresCheck {
  constructor(private readonly database: DataSource) {}

  /** Also false when every connection is taken for so long: more requests would not help. */
  async isReachable(): Promise<boolean> {
    return within(DEADLINE_MS, this.database.query('select 1')).then(
      () => true,
      () => false,
    );
  }
}
