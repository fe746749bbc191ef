import { readFileSync } from 'node:fs';
import { type OpenAPIObject } from '@nestjs/swagger';
import { Cases } from './cases.js';
import { fuzz } from './runner.js';

/** A busy machine may take ten times the usual seconds. */
const TIMEOUT_MS = 120_000;

/** The short form of `npm run test:fuzz`. */
it(
  'answers a few hundred odd requests as documented',
  async () => {
    const report = await fuzz({ seed: 1, from: 0, to: 300 });
    expect(report.violations).toEqual([]);
  },
  TIMEOUT_MS,
);

it('thinks up the same requests again for the same seed, and others for another', () => {
  const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as OpenAPIObject;
  const plans = (seed: number): string[] => {
    const cases = new Cases(document, seed);
    return Array.from({ length: 200 }, (_, number) => JSON.stringify(cases.plan(number)));
  };
  const first = plans(7);
  expect(plans(7)).toEqual(first);
  expect(plans(8).filter((plan, number) => plan === first[number]).length).toBeLessThan(100);
});
