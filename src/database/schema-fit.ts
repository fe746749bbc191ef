import { Injectable } from '@nestjs/common';
import { Remembered } from '../common/time/remembered.js';
import { fits, SCHEMA_FLOOR, SchemaTooNewError } from './schema-floor.js';
import { SystemDatabase } from './system-database.js';

const KEPT_MS = 1_000;

/** Keeps a running process from working on a schema that was changed under it, however many ask. */
@Injectable()
export class SchemaFit {
  private readonly known = new Remembered(KEPT_MS, () => this.ask());

  constructor(private readonly system: SystemDatabase) {}

  /** As of the last second. @throws SchemaTooNewError */
  assert(): Promise<void> {
    return this.known.get();
  }

  private async ask(): Promise<void> {
    const [{ floor } = { floor: 0 }] = await this.system.rows<{ floor: number }>(SCHEMA_FLOOR);
    if (!fits(floor)) throw new SchemaTooNewError(String(floor));
  }
}
