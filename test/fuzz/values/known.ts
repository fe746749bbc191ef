import fc from 'fast-check';
import { PORTAL_ROLES } from '../../../src/common/access/portal-role.js';
import { EVENT_TYPES } from '../../../src/modules/events/event-types.js';
import { ENDPOINT_STATES } from '../../../src/modules/webhooks/endpoints/endpoint-state.js';
import { MEDIUM, STRONG, WEAK } from '../../support/sample-applications.js';
import { HOOK_PATHS } from '../http/odd-receiver.js';
import { plainText } from './texts.js';

const name = plainText(1, 200);
const futureTime = fc.constantFrom(
  null,
  '2999-01-01T00:00:00',
  '2999-12-31',
  '2999-06-01T12:00:00.123Z',
  '2999-06-01T12:00+02:00',
);
const weights = <T extends object>(...choices: T[]): fc.Arbitrary<T> => fc.constantFrom(...choices);

/** What a schema cannot say of a property: which ids exist, which times are to come, which numbers add up. */
export const KNOWN_PROPERTIES: Readonly<Partial<Record<string, fc.Arbitrary<unknown>>>> = {
  cohort_id: fc.constantFrom('@@cohort.open@@', '@@cohort.strict@@'),
  expires_at: futureTime,
  opens_at: futureTime,
  closes_at: futureTime,
  options: fc.array(fc.stringMatching(/^[A-Za-z0-9 ]{0,8}[a-z]$/), { minLength: 1, maxLength: 5 }),
  since: fc.constantFrom('2020-01-01', '2026-11-21T03:40:00', '0000-01-01T00:00Z', '9999-12-31T23:59:59-23:59'),
  review_price: fc.integer({ min: 0, max: 3 }),
  // In seconds: to be kept waiting longer is no different, and takes longer.
  wait: fc.integer({ min: 0, max: 2 }),
  amount: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.constant(1_000_000_000)),
  fit_dimensions: weights(
    { programme_alignment: 0.25, team_strength: 0.25, traction: 0.2, market_potential: 0.15, differentiation: 0.15 },
    { programme_alignment: 1, team_strength: 0, traction: 0, market_potential: 0, differentiation: 0 },
  ),
  strength_criteria: weights(
    { novelty: 0.3, feasibility: 0.3, market_size: 0.2, defensibility: 0.2 },
    { novelty: 0.1, feasibility: 0.2, market_size: 0.3, defensibility: 0.4 },
  ),
  thresholds: weights({ perfect: 75, strong: 60, possible: 45 }, { perfect: 0, strong: 0, possible: 0 }),
};

const contactEmail = fc.oneof(
  { weight: 5, arbitrary: fc.stringMatching(/^[a-z]{1,12}@example\.com$/) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('failed@simulator.test', 'flagged@simulator.test', "o'neil+tag@sub.example.co.uk"),
  },
);

/** Whole forms, parts of them, and keys that no form has, which a lenient cohort takes all the same. */
const answersToTheForm = fc.oneof(
  fc.constantFrom(STRONG, MEDIUM, WEAK).chain((sample) => fc.subarray([...sample])),
  fc.constantFrom(STRONG, MEDIUM, WEAK),
  fc
    .uniqueArray(fc.stringMatching(/^[a-z_]{1,20}$/), { maxLength: 12 })
    .chain((keys) => fc.tuple(...keys.map((key) => plainText(0, 200).map((value) => ({ key, value }))))),
);

const answersToTheSchema = fc.tuple(plainText(1, 200), plainText(1, 40)).map(([problem, stage]) => [
  { key: 'what_problem_are_you_solving', value: problem },
  { key: 'stage', value: stage },
]);

const about = {
  founder_name: fc.option(fc.oneof(name, fc.constantFrom('', 'Ada Okafor', '𝕬𝖉𝖆', 'مريم'))),
  contact_email: contactEmail,
  external_id: fc.option(fc.integer({ min: 0, max: 2 ** 48 }).map((number) => `crm-${number}`)),
};

const OPTIONAL = {
  requiredKeys: ['cohort_id', 'contact_email', 'answers'] as ('cohort_id' | 'contact_email' | 'answers')[],
};

const webhook = {
  url: fc.constantFrom(...HOOK_PATHS).map((path) => `@@receiver@@${path}`),
  events: fc.subarray(EVENT_TYPES),
  cohort_id: fc.constantFrom(null, '@@cohort.open@@', '@@cohort.strict@@'),
  test_events: fc.boolean(),
};

const JSON_RPC = { jsonrpc: '2.0', id: 1 };
const submissionId = fc.constantFrom('@@submission.live@@', '@@submission.test@@', '@@submission.failed@@', 'none');

/** Every tool with arguments that it takes, and with some that it does not. */
const toolCall = fc
  .oneof(
    fc.record({
      name: fc.constantFrom('whoami', 'list_cohorts', 'list_events', 'list_submissions', 'count_submissions'),
    }),
    fc.record({
      name: fc.constantFrom(
        'list_cohorts',
        'list_events',
        'list_submissions',
        'count_submissions',
        'get_cohort',
        'whoami',
        'none',
      ),
      arguments: fc.record(
        {
          cohort_id: fc.constantFrom('@@cohort.open@@', '@@cohort.closed@@', '@@cohort.foreign@@', 'none'),
          status: fc.constantFrom('complete', 'open', 'all', '', 7),
          limit: fc.constantFrom(1, 100, 101, -1, '5', 'x', null, 1.5),
          cursor: fc.constantFrom('', 'x', 7),
          colour: fc.constant('green'),
        },
        { requiredKeys: [] },
      ),
    }),
    fc.record({
      name: fc.constantFrom('get_submission', 'get_insights'),
      arguments: fc.record(
        { submission_id: submissionId, include: fc.constantFrom('provenance', 'x') },
        { requiredKeys: ['submission_id'] },
      ),
    }),
    fc.record({
      name: fc.constant('get_schema'),
      arguments: fc.record({ schema_id: fc.constantFrom('@@schema.own@@', 'x') }),
    }),
    fc.record({
      name: fc.constantFrom('validate_application', 'submit_application'),
      arguments: fc.record(
        {
          cohort_id: fc.constantFrom('@@cohort.open@@', 7),
          contact_email: contactEmail,
          answers: answersToTheForm,
          idempotency_key: fc.constantFrom('one', '', 7),
          founder_name: name,
        },
        { requiredKeys: ['cohort_id'] },
      ),
    }),
  )
  .map((params) => ({ ...JSON_RPC, method: 'tools/call', params }));

export const KNOWN_SCHEMAS: Readonly<Partial<Record<string, fc.Arbitrary<unknown>>>> = {
  SubmitApplicationRequest: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record(
        { cohort_id: fc.constant('@@cohort.open@@'), answers: answersToTheForm, ...about },
        OPTIONAL,
      ),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        cohort_id: fc.constant('@@cohort.open@@'),
        schema_id: fc.constant('@@schema.own@@'),
        answers: answersToTheSchema,
        ...about,
      }),
    },
  ),
  McpRequest: fc.oneof(
    fc
      .constantFrom('tools/list', 'ping', 'server/discover', 'resources/list')
      .map((method) => ({ ...JSON_RPC, method })),
    fc.constant({ jsonrpc: '2.0', method: 'notifications/initialized' }),
    { weight: 8, arbitrary: toolCall },
  ),
  InviteMemberRequest: fc.record({
    email: fc.stringMatching(/^[a-z]{12}@invited\.example$/),
    role: fc.constantFrom(...PORTAL_ROLES),
  }),
  ChangePasswordRequest: fc.constant({ current_password: '@@member.password@@', new_password: '@@member.password@@' }),
  CreateWebhookRequest: fc.record(webhook, { requiredKeys: ['url'] }),
  ChangeWebhookRequest: fc.record({ ...webhook, state: fc.constantFrom(...ENDPOINT_STATES) }, { requiredKeys: [] }),
  SignInRequest: fc.constant({ email: '@@member.email@@', password: '@@member.password@@' }),
  MoveCohortRequest: fc.record({ status: fc.constantFrom('open', 'open', 'open', 'draft', 'closed', 'completed') }),
};
