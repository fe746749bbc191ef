import { type LargeOrganisation } from './seed-large.js';

/** What an organisation has, to be asked for. */
export interface Known {
  readonly organisation: LargeOrganisation;
  /** Of a submission in the middle. */
  readonly id: string;
  readonly email: string;
  readonly externalId: string;
  readonly lastName: string;
  readonly at: string;
}

export interface GrowthCase {
  readonly name: string;
  readonly path: (known: Known) => string;
  /** Whether a key holder asks, and not a member of the team. */
  readonly byKey?: true;
  /** How far in: in the middle of the list, or behind so many pages of 100. */
  readonly from?: 'middle' | number;
  /** Only until its first bytes are there. */
  readonly isStream?: true;
}

const api = (name: string, query: (known: Known) => string, from?: 'middle'): GrowthCase => ({
  name: `key: ${name}`,
  path: (known) => `/v1/api/applications?${query(known)}`,
  byKey: true,
  ...(from && { from }),
});
const list = (name: string, query: (known: Known) => string, from?: 'middle' | number): GrowthCase => ({
  name: `team: ${name}`,
  path: (known) => `/v1/portal/submissions?${query(known)}`,
  ...(from !== undefined && { from }),
});
const cohort = ({ organisation }: Known, at = 2): string => `cohort_id=${organisation.cohortIds[at] ?? ''}`;
const constant = (query: string) => (): string => query;

const SCORES = ['clarity_score', 'founder_fit_score', 'idea_strength_score'];

export const GROWTH_CASES: readonly GrowthCase[] = [
  { name: 'key: a record', path: ({ id }) => `/v1/api/applications/${id}`, byKey: true },
  { name: 'key: its report', path: ({ id }) => `/v1/api/applications/${id}/insights`, byKey: true },
  api('list', constant('')),
  api('list, the middle', constant('limit=25'), 'middle'),
  ...['pending', 'processing', 'complete', 'failed'].map((status) =>
    api(`status ${status}`, constant(`status=${status}`)),
  ),
  api('a cohort', cohort),
  api('a cohort, status failed', (known) => `${cohort(known)}&status=failed`),
  api('an address', ({ email }) => `contact_email=${encodeURIComponent(email)}`),
  api('an address nobody has', constant('contact_email=nobody%40nowhere.example')),
  api('an external id', ({ externalId }) => `external_id=${externalId}`),
  api('before a time', ({ at }) => `submitted_before=${at}`),
  api('after a time, then none', constant('submitted_after=2026-10-31T23:59:59Z')),
  list('list', constant('')),
  list('oldest first', constant('sort=submitted_at')),
  list('list, the middle', constant('limit=25'), 'middle'),
  list('previews', constant('preview=true')),
  list('a cohort', cohort),
  ...['pending', 'complete', 'failed'].map((status) => list(`status ${status}`, constant(`status=${status}`))),
  ...['none', 'approved', 'withdrawn'].map((status) =>
    list(`review_status ${status}`, constant(`review_status=${status}`)),
  ),
  list('a cohort, review_status interview (a board column)', (known) => `${cohort(known)}&review_status=interview`),
  list('review_status none, oldest first', constant('review_status=none&sort=submitted_at')),
  ...['COHORT_PERFECT', 'COHORT_UNLIKELY'].map((verdict) => list(`verdict ${verdict}`, constant(`verdict=${verdict}`))),
  ...SCORES.flatMap((score) => [`-${score}`, score].map((sort) => list(`sort ${sort}`, constant(`sort=${sort}`)))),
  list('sort -clarity_score, page 21 of 100', constant('sort=-clarity_score&limit=100'), 20),
  ...SCORES.map((score) => list(`a cohort, sort -${score}`, (known) => `${cohort(known)}&sort=-${score}`)),
  list('verdict COHORT_UNLIKELY, sort -clarity_score', constant('verdict=COHORT_UNLIKELY&sort=-clarity_score')),
  list('review_status withdrawn, sort -founder_fit_score', constant('review_status=withdrawn&sort=-founder_fit_score')),
  list(
    'a cohort, review_status approved, verdict, sort',
    (known) => `${cohort(known)}&review_status=approved&verdict=COHORT_STRONG&sort=idea_strength_score`,
  ),
  list('q, a name', ({ lastName }) => `q=${lastName}`),
  list('q, a whole address', ({ email }) => `q=${encodeURIComponent(email)}`),
  list('q, a common first name', constant('q=quentin')),
  list('q, in every address', constant('q=.example')),
  list('q, nobody', constant('q=zzqxj')),
  list('q, a name in a cohort', (known) => `${cohort(known)}&q=${known.lastName}`),
  list('q, one in a hundred', constant('q=petu')),
  list('q, one in four hundred', constant('q=beada')),
  list('q, one in a hundred, status complete', constant('q=petu&status=complete')),
  list('q, one in a hundred, sort -clarity_score', constant('q=petu&sort=-clarity_score')),
  list('q, a name, sort -clarity_score', ({ lastName }) => `q=${lastName}&sort=-clarity_score`),
  { name: 'team: analytics', path: (known) => `/v1/portal/cohorts/${known.organisation.cohortIds[2] ?? ''}/analytics` },
  { name: 'team: a submission', path: ({ id }) => `/v1/portal/submissions/${id}` },
  { name: 'team: CSV, first bytes', path: () => '/v1/portal/submissions.csv', isStream: true },
  {
    name: 'team: CSV by score, first bytes',
    path: () => '/v1/portal/submissions.csv?sort=-clarity_score',
    isStream: true,
  },
  { name: 'team: tokens', path: () => '/v1/portal/tokens' },
  { name: 'team: audit log', path: () => '/v1/portal/audit-log' },
];
