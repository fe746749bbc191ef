import { ApiError } from '../../../common/errors/api-error.js';
import { type Caller } from '../../auth/caller.js';
import { AnsweredMeanwhile } from '../../idempotency/answer-memory.js';
import { type SubmissionAcceptedDto } from '../dto/submission-accepted.response.dto.js';
import { type NewSubmission, type PreparedSubmission } from '../prepared-submission.js';
import { CohortChanged, type IntakeUnit, type SubmissionOutcome } from './intake-unit.js';
import { externalIdOf, type IntakeFacts, judge, type IntakeVerdict } from './verdicts.js';

const COHORT = 'c';

function item(
  id: string,
  { externalId = null, price = 1 }: { externalId?: string | null; price?: number } = {},
): PreparedSubmission {
  const submission = { id, cohortId: COHORT, environment: 'live', externalId, price } as NewSubmission;
  return { submission, cohortState: 'now', weight: 0, accepted: { submission_id: id } as SubmissionAcceptedDto };
}

const whole = (outcomes: readonly SubmissionOutcome[]): object => ({ outcomes });
const single = (outcomes: readonly SubmissionOutcome[]): object | null =>
  outcomes.some((outcome) => outcome instanceof ApiError) ? null : whole(outcomes);

function unit(items: PreparedSubmission[], change: Partial<IntakeUnit> = {}): IntakeUnit {
  const caller = { keyId: 'k', environment: 'live' } as Caller;
  return {
    caller,
    sentBy: { requestId: 'r' },
    items,
    claim: null,
    answer: items.length === 1 ? single : whole,
    ...change,
  };
}

const facts = (change: Partial<IntakeFacts> = {}): IntakeFacts => ({
  answered: [],
  liveKeys: ['k'],
  cohorts: ['now'],
  externalIds: {},
  balance: Infinity,
  ...change,
});

/** Accepted ids, and the codes of what is refused. */
function said(verdicts: IntakeVerdict[]): unknown[] {
  const say = (outcome: SubmissionOutcome): unknown =>
    outcome instanceof ApiError ? outcome.code : outcome.submission_id;
  return verdicts.map((verdict) => {
    if (verdict instanceof ApiError) return verdict.code;
    return verdict instanceof Error
      ? verdict.name
      : (verdict.answer as { outcomes: SubmissionOutcome[] }).outcomes.map(say);
  });
}

it('spends a balance that covers a part in the order of arrival', () => {
  const units = [item('1'), item('2', { price: 5 }), item('3'), item('4')].map((each) => unit([each]));
  const verdicts = judge(units, facts({ balance: 2 }));
  expect(said(verdicts)).toEqual([['1'], 'insufficient_tokens', ['3'], 'insufficient_tokens']);
  expect((verdicts[1] as ApiError).extra).toEqual({ balance: 1, required: 5 });
  expect((verdicts[3] as ApiError).extra).toEqual({ balance: 0, required: 1 });
});

it('gives an external_id to the first that is accepted, and tells the others whose it is', () => {
  const taken = { [externalIdOf(COHORT, 'live', 'old')]: 'earlier' };
  const units = [
    item('1', { externalId: 'new', price: 9 }),
    item('2', { externalId: 'new' }),
    item('3', { externalId: 'new' }),
    item('4', { externalId: 'old' }),
  ];
  const verdicts = judge(
    units.map((each) => unit([each])),
    facts({ balance: 5, externalIds: taken }),
  );
  expect(said(verdicts)).toEqual(['insufficient_tokens', ['2'], 'duplicate_external_id', 'duplicate_external_id']);
  expect(verdicts.slice(2).map((verdict) => (verdict as ApiError).extra['submission_id'])).toEqual(['2', 'earlier']);
});

it('accepts and refuses the items of a batch by themselves', () => {
  const items = [item('1', { externalId: 'a' }), item('2', { externalId: 'a' }), item('3'), item('4')];
  const [verdict] = judge([unit(items)], facts({ balance: 2 }));
  expect(said([verdict as IntakeVerdict])).toEqual([['1', 'duplicate_external_id', '3', 'insufficient_tokens']]);
  expect((verdict as Exclude<IntakeVerdict, Error>).items.map(({ submission }) => submission.id)).toEqual(['1', '3']);
});

it('takes nothing from the balance for what is refused as a whole', () => {
  const refused = unit([item('1'), item('2')], { answer: () => null });
  const verdicts = judge([refused, unit([item('3')])], facts({ balance: 1 }));
  expect(said(verdicts)).toEqual(['insufficient_tokens', ['3']]);
});

it('answers one of those that come with the same Idempotency-Key, the first that is not refused', () => {
  const claim = { key: 'i', fingerprint: Buffer.alloc(0) };
  const units = [item('1', { price: 9 }), item('2'), item('3')].map((each) => unit([each], { claim }));
  expect(said(judge(units, facts({ balance: 5 })))).toEqual(['insufficient_tokens', ['2'], 'AnsweredMeanwhile']);
});

it('admits what nothing is known of', () => {
  const claim = { key: 'i', fingerprint: Buffer.alloc(0) };
  const [first, second] = [
    unit([item('1', { externalId: 'a' })], { claim }),
    unit([item('2', { externalId: 'a', price: 9 })]),
  ];
  expect(said(judge([first, second, unit([item('3', { price: 9 })])], null))).toEqual([
    ['1'],
    'duplicate_external_id',
    ['3'],
  ]);
});

it('asks no key of an applicant, who has none', () => {
  const applicant = unit([item('1')], { caller: { keyId: null, environment: 'live' } as Caller });
  expect(said(judge([applicant], facts()))).toEqual([['1']]);
});

it('lets nobody in whose key has ended, whose cohort has changed or whose request was answered elsewhere', () => {
  const claim = { key: 'i', fingerprint: Buffer.alloc(0) };
  const answered = unit([item('1')], { claim });
  const fresh = unit([item('5')], { claim: { ...claim, key: 'j' } });
  const dead = unit([item('2')], { caller: { keyId: 'gone', environment: 'live' } as Caller });
  const stale = unit([{ ...item('3'), cohortState: 'then' }]);
  const verdicts = judge([fresh, answered, dead, stale], facts({ answered: ['live i'] }));
  expect(said(verdicts)).toEqual([['5'], new AnsweredMeanwhile().name, 'invalid_api_key', new CohortChanged('').name]);
});
