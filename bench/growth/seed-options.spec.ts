import { assertMayFill, readSeedOptions } from './seed-options.js';

it('makes a million unless told otherwise', () => {
  expect(readSeedOptions([])).toEqual({ count: 1_000_000, seed: 1, yesInto: undefined });
  expect(readSeedOptions(['--count', '10000', '--seed', '7'])).toMatchObject({ count: 10_000, seed: 7 });
});

it.each([
  ['--count', '0'],
  ['--count', '1e9'],
  ['--seed', 'x'],
  ['--what', '1'],
])('refuses %s %s', (...args) => {
  expect(() => readSeedOptions(args)).toThrow();
});

describe('a database', () => {
  const url = 'postgresql://somebody@db.example/production';

  it('is filled when it is the local one', () => {
    expect(() => {
      assertMayFill(undefined, undefined);
    }).not.toThrow();
  });

  it.each([undefined, 'intake', ''])('of DATABASE_URL is not when %j is named', (yesInto) => {
    expect(() => {
      assertMayFill(url, yesInto);
    }).toThrow(/--yes-into production/);
  });

  it('of DATABASE_URL is when it is named', () => {
    expect(() => {
      assertMayFill(url, 'production');
    }).not.toThrow();
  });
});
