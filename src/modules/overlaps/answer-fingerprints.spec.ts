import { fingerprintAnswers, type OverlapScope } from './answer-fingerprints.js';

const TEXT = Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ');
const LIVE: OverlapScope = { cohortId: '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c', environment: 'live' };

const bandsIn = (scope: OverlapScope): (bigint | null)[] =>
  fingerprintAnswers(scope, [{ key: 'a', value: TEXT }]).flatMap(({ bands }) => bands);

it('gives the same text different bands in another cohort and in the other environment', () => {
  const scopes: OverlapScope[] = [
    LIVE,
    { ...LIVE, environment: 'test' },
    { ...LIVE, cohortId: LIVE.cohortId.replace('8c', '8d') },
  ];
  const bands = scopes.flatMap(bandsIn).filter((band) => band !== null);
  expect(new Set(bands).size).toBe(bands.length);
  expect(bandsIn(LIVE)).toEqual(bandsIn({ ...LIVE }));
});

it('gives bands that fit into 64 bits', () => {
  const bands = bandsIn(LIVE).filter((band) => band !== null);
  expect(bands.length).toBeGreaterThan(0);
  expect(bands.map((band) => BigInt.asIntN(64, band))).toEqual(bands);
});

it('leaves out short answers, and all but the forty longest of many', () => {
  const long = Array.from({ length: 60 }, (_, n) => ({ key: `k${n}`, value: `${TEXT} ${'more '.repeat(n)}` }));
  const keys = fingerprintAnswers(LIVE, [{ key: 'short', value: 'A short answer.' }, ...long]).map(({ key }) => key);
  expect(keys.sort()).toEqual(
    long
      .slice(20)
      .map(({ key }) => key)
      .sort(),
  );
});
