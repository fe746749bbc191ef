import { Intake } from '@application-intake/sdk';
import { EXIT } from './failures/exit-codes.js';
import { Failure, usageFailure } from './failures/failure.js';
import { type Connection, type ConnectionOptions, findConnection, keyOf } from './profiles/connection.js';
import { type Output } from './terminal/output.js';
import { type Surroundings } from './terminal/surroundings.js';

/** What one call of the program works with. */
export class Session {
  constructor(
    readonly around: Surroundings,
    readonly output: Output,
    /** Those of the program, once they are read. */
    private readonly options: () => ConnectionOptions,
  ) {}

  get connectionOptions(): ConnectionOptions {
    return this.options();
  }

  connection(): Promise<Connection> {
    return findConnection(this.around, this.options());
  }

  /** With the key of the profile. @throws Failure without one */
  async client(): Promise<Intake> {
    const connection = await this.connection();
    return clientOf(keyOf(connection), connection.baseUrl);
  }

  /** The cohort that was named, else the only one that takes applications. @throws Failure */
  async cohortId(client: Intake, asked: string | undefined): Promise<string> {
    const named = asked ?? this.around.environment['INTAKE_COHORT'];
    if (named !== undefined && named !== '') return named;
    const open = await client.programs.list({ status: 'open' }).all({ limit: 10 });
    const [only] = open;
    if (only !== undefined && open.length === 1) return only.id;
    if (only === undefined)
      throw usageFailure('No cohort is open to this key; name one by --cohort', 'cohort_required');
    const known = open.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
    throw usageFailure(`Several cohorts are open; name one by --cohort:\n${known}`, 'cohort_required');
  }
}

/** @throws Failure for a key that cannot be one */
export function clientOf(apiKey: string, baseUrl: string): Intake {
  try {
    return new Intake({ apiKey, baseUrl });
  } catch (error) {
    // The address was read before; what the client cannot take is the key.
    throw new Failure(error instanceof Error ? error.message : String(error), 'malformed_api_key', EXIT.key);
  }
}
