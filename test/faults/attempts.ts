import { type Environment } from '../../src/common/access/environment.js';
import { startTestApp } from '../setup/test-app.js';
import { WEAK } from '../support/sample-applications.js';
import { application, World } from '../support/world.js';
import { type Ground } from './ground.js';
import { type Attempt } from './submitter.js';

const ORGANISATIONS = 6;
const TOKENS = 1_000_000;

export interface Customer {
  readonly organisationId: string;
  readonly keys: Readonly<Record<Environment, string>>;
  readonly cohortId: string;
}

export interface Customers {
  readonly attempts: readonly Attempt[];
  /** A key of each organisation, for asking the API about it. */
  readonly keys: ReadonlyMap<string, string>;
}

/** Several organisations with keys and tokens, and the applications that they are about to send. */
export async function prepareCustomers(ground: Ground, submissions: number): Promise<Customers> {
  const stores = { databaseUrl: ground.databaseUrl, redisUrl: ground.servers.redis.url, drop: () => Promise.resolve() };
  const service = await startTestApp({ settings: { ROLE: 'api' }, stores });
  try {
    const customers = await Promise.all(
      Array.from({ length: ORGANISATIONS }, async (): Promise<Customer> => {
        const world = await World.create(service, { tokens: TOKENS });
        return { organisationId: world.organisationId, keys: world.keys, cohortId: (await world.cohort()).id };
      }),
    );
    return {
      attempts: Array.from({ length: submissions }, (_, index) => attemptOf(index, customers)),
      keys: new Map(customers.map(({ organisationId, keys }) => [organisationId, keys.live])),
    };
  } finally {
    await service.close();
  }
}

/** Two in three live, half with an external_id, and one in twelve asks for a review that fails. */
export function attemptOf(index: number, customers: readonly Customer[]): Attempt {
  const customer = customers[index % customers.length];
  if (customer === undefined) throw new Error('No customers');
  const tag = `Founder ${String(index).padStart(6, '0')}`;
  const nth = Math.floor(index / customers.length);
  const environment = nth % 3 === 0 ? 'test' : 'live';
  const isToFail = nth % 12 === 0;
  const externalId = nth % 2 === 0 ? null : `external-${index}`;
  const body = application(customer.cohortId, {
    founder_name: tag,
    // Short ones: what is tried here is not the reading.
    answers: WEAK.map(({ key, value }) => ({ key, value })),
    ...(isToFail && { contact_email: 'failed@simulator.test' }),
    ...(externalId !== null && { external_id: externalId }),
  });
  return { tag, organisationId: customer.organisationId, key: customer.keys[environment], externalId, isToFail, body };
}
