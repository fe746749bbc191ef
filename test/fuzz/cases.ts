import { createHash } from 'node:crypto';
import { type OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { keyHolders, members } from './callers.js';
import { type Endpoint, endpointsOf } from './endpoints.js';
import { oddAddresses } from './generators/addresses.js';
import { oddBodies } from './generators/bodies.js';
import { oddBytes } from './generators/bytes.js';
import { oddHeaders } from './generators/headers.js';
import { wellFormed } from './generators/well-formed.js';
import { type Draft, type Kind, type Plan } from './plan.js';
import { SchemaValues } from './values/from-schema.js';

/** In percent. Half of all requests are right, so that what lies behind the checks is tried as well. */
const SHARES: Readonly<Record<Kind, number>> = {
  'well-formed': 48,
  caller: 10,
  body: 18,
  address: 9,
  header: 7,
  bytes: 8,
};

/** All requests of a run: the number decides on the endpoint, the seed and the number on everything else. */
export class Cases {
  readonly endpoints: readonly Endpoint[];
  private readonly plans: readonly fc.Arbitrary<Plan>[];

  constructor(
    document: OpenAPIObject,
    private readonly seed: number,
  ) {
    this.endpoints = endpointsOf(document);
    const values = new SchemaValues(document);
    this.plans = this.endpoints.map((endpoint) => plansFor(endpoint, values));
  }

  plan(number: number): Plan {
    const arbitrary = this.plans[number % this.plans.length];
    const seed = createHash('sha256').update(`${this.seed} ${number}`).digest().readInt32BE();
    const [plan] = arbitrary === undefined ? [] : fc.sample(arbitrary, { seed, numRuns: 1 });
    if (plan === undefined) throw new Error('The document has no operation');
    return plan;
  }
}

function plansFor(endpoint: Endpoint, values: SchemaValues): fc.Arbitrary<Plan> {
  const usual = wellFormed(endpoint, values);
  const callers = endpoint.area === 'portal' ? members : keyHolders;
  const drafts: Record<Kind, fc.Arbitrary<Draft>> = {
    'well-formed': usual,
    caller: fc.tuple(usual, callers).map(([draft, caller]) => ({
      ...draft,
      headers: [...caller, ...draft.headers.filter(([name]) => name !== 'Authorization' && name !== 'Cookie')],
    })),
    body: oddBodies(endpoint, usual, values),
    address: oddAddresses(endpoint, usual, values),
    header: oddHeaders(usual),
    bytes: oddBytes(usual),
  };
  const weighted = (Object.keys(SHARES) as Kind[]).map((kind) => ({
    weight: SHARES[kind],
    arbitrary: drafts[kind].map((draft): Plan => ({ ...draft, kind, endpoint: endpoint.name })),
  }));
  return fc.oneof(...weighted);
}
