import { readFileSync } from 'node:fs';
import { type OpenAPIObject } from '@nestjs/swagger';
import { DOCUMENT_FILES } from '../../src/openapi/parts.js';
import { sampledRuns } from '../support/sampled.js';
import { Cases } from './cases.js';
import { fuzz } from './runner.js';

/** A busy machine may take ten times the usual seconds. */
const TIMEOUT_MS = 120_000;

/** The short form of `npm run test:fuzz`: other requests with each commit, at least one of each operation. */
const { numRuns: REQUESTS, seed = 1 } = sampledRuns(1_000);

it(
  'answers odd requests as documented',
  async () => {
    const report = await fuzz({ seed, from: 0, to: REQUESTS });
    expect(report.violations).toEqual([]);
  },
  TIMEOUT_MS,
);

it.each(DOCUMENT_FILES)('thinks up the same requests of %s again for the same seed, and others for another', (file) => {
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject;
  const plans = (seed: number): string[] => {
    const cases = new Cases(document, seed);
    return cases.endpoints.map((_, number) => JSON.stringify(cases.plan(number)));
  };
  const first = plans(7);
  expect(plans(7)).toEqual(first);
  expect(plans(8).filter((plan, number) => plan === first[number]).length).toBeLessThan(first.length / 2);
});
