import { ApiError } from '../../../common/errors/api-error.js';
import { type KeyHolder } from '../../auth/caller.js';
import { assertManageable, assertWithin } from './grantable.js';

const MAKER: KeyHolder = {
  keyId: 'k',
  keyName: 'Setup',
  organisationId: 'o',
  environment: 'live',
  scopes: ['programs:write', 'applications:read'],
  cohortId: null,
  expiresAt: null,
  rateLimitPerMinute: null,
};
const KEY = { environment: 'live', scopes: ['applications:read'], cohortId: 'c', expiresAt: null } as const;

function refusal(work: () => void): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof ApiError
      ? [error.code, ...((error.extra['invalid_fields'] as string[] | undefined) ?? [])]
      : error;
  }
}

const SOON = new Date('2027-01-01');
const LATER = new Date('2027-01-02');

it.each([
  ['a part of what it may', {}, KEY, null],
  ['nothing at all', {}, { ...KEY, scopes: [] }, null],
  ['another scope', {}, { ...KEY, scopes: ['applications:write', 'applications:read'] }, ['scopes']],
  ['another environment', {}, { ...KEY, environment: 'test' }, ['environment']],
  ['its own cohort', { cohortId: 'c' }, KEY, null],
  ['another cohort', { cohortId: 'd' }, KEY, ['cohort_id']],
  ['all cohorts', { cohortId: 'c' }, { ...KEY, cohortId: null }, ['cohort_id']],
  ['as long', { expiresAt: SOON }, { ...KEY, expiresAt: SOON }, null],
  ['longer', { expiresAt: SOON }, { ...KEY, expiresAt: LATER }, ['expires_at']],
  ['for ever', { expiresAt: SOON }, KEY, ['expires_at']],
  [
    'all of it',
    { cohortId: 'd' },
    { ...KEY, environment: 'test', scopes: ['insights:read'] },
    ['environment', 'scopes', 'cohort_id'],
  ],
] as const)('a key that may do %s', (_, change, wanted, exceeded) => {
  expect(
    refusal(() => {
      assertWithin({ ...MAKER, ...change }, wanted);
    }),
  ).toEqual(exceeded === null ? null : ['exceeds_own_key', ...exceeded]);
});

it('knows nothing of keys of another environment or cohort', () => {
  expect(
    refusal(() => {
      assertManageable(MAKER, { ...KEY, environment: 'test' });
    }),
  ).toEqual(['api_key_not_found']);
  expect(
    refusal(() => {
      assertManageable({ ...MAKER, cohortId: 'd' }, KEY);
    }),
  ).toEqual(['api_key_not_found']);
  expect(
    refusal(() => {
      assertManageable(MAKER, { ...KEY, scopes: ['insights:read'] });
    }),
  ).toEqual(['exceeds_own_key', 'scopes']);
  expect(
    refusal(() => {
      assertManageable(MAKER, KEY);
    }),
  ).toBeNull();
});
