import { ApiClient } from '../support/api-client.js';
import { type Customers } from './attempts.js';
import { type Ground } from './ground.js';
import { type Outcome } from './submitter.js';

const LOOKED_AT = 40;

interface Expected {
  readonly id: string;
  readonly status: string;
}

/** Whether callers are shown what the database holds: balances, and some of the submissions with their reports. */
export async function compareWithApi(
  ground: Ground,
  url: string,
  customers: Customers,
  outcomes: readonly Outcome[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [organisationId, key] of customers.keys) {
    const [ledger] = await ground.query<{ sum: number }>(
      'select sum(amount)::float8 as sum from token_entries where organisation_id = $1',
      [organisationId],
    );
    const { status, body, text } = await new ApiClient(url, key).get('/v1/api/balance');
    const isRight = status === 200 && body['balance'] === ledger?.sum && body['reserved'] === 0;
    if (!isRight || Number(body['balance']) < 0)
      wrong.push(`balance ${text}, although the ledger says ${ledger?.sum ?? '?'}`);
  }
  const rows = await ground.query<Expected>('select id, status from submissions');
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  const step = Math.max(1, Math.floor(outcomes.length / LOOKED_AT));
  for (const { attempt, submissionId } of outcomes.filter((_, index) => index % step === 0)) {
    if (submissionId === undefined) continue;
    const client = new ApiClient(url, attempt.key);
    const { body } = await client.get(`/v1/api/applications/${submissionId}`);
    const expected = statuses.get(submissionId);
    if (body['status'] !== expected)
      wrong.push(`${submissionId} is shown as ${String(body['status'])}, and is ${expected ?? 'gone'}`);
    const { status } = await client.get(`/v1/api/applications/${submissionId}/insights`);
    if ((status === 200) !== (expected === 'complete'))
      wrong.push(`the report of ${submissionId}, ${expected ?? 'gone'}, answers ${status}`);
  }
  return wrong;
}
