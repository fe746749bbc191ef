import { newId } from '../../src/common/ids/uuid.js';
import { type TestApp } from '../setup/test-app.js';
import { type ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { application, submitAndWait, World } from '../support/world.js';
import { MARKS } from './marks.js';
import { newMember } from './members.js';
import { type Ids } from './requests.js';

interface Table {
  readonly name: string;
  /** The column that says whose a row is. */
  readonly owner: string;
}

/** An organisation with something of everything, whose data nobody else may see or change. */
export class Estate {
  private tables: readonly Table[] | undefined;

  private constructor(
    private readonly service: TestApp,
    readonly world: World,
    readonly ids: Ids,
  ) {}

  static async create(service: TestApp): Promise<Estate> {
    const world = await World.create(service, { manages: true });
    const { organisationId } = world;
    await service.database.query('update organisations set name = $2 where id = $1', [
      organisationId,
      MARKS.organisation,
    ]);
    const { client: author } = await newMember(service, world, 'reviewer');
    const estate = await Estate.within(service, world, author);
    await service.database.query('update api_keys set name = $2 where organisation_id = $1', [
      organisationId,
      MARKS.organisation,
    ]);
    await service.database.query(`update members set email = $2 || '-' || email where organisation_id = $1`, [
      organisationId,
      MARKS.team,
    ]);
    await estate.discuss();
    await submitAndWait(world.test, application(String(estate.ids['cohort_id']), { founder_name: MARKS.cohort }));
    return estate;
  }

  /** Another cohort, with all that belongs to it; the author, a member of the team, has written its note. */
  static async within(service: TestApp, world: World, author: ApiClient): Promise<Estate> {
    const { cohort: cohortMark, live } = MARKS;
    const cohort = await world.cohort({ name: cohortMark, description: cohortMark, brief: cohortMark });
    const fields = [{ label: cohortMark }];
    const schema = await world.live.post('/v1/api/schema', { cohort_id: cohort.id, name: cohortMark, fields });
    const answers = [
      { key: 'what_problem_are_you_solving', value: `${cohortMark} ${live}: small dairies lose milk every week.` },
    ];
    const body = application(cohort.id, {
      founder_name: live,
      contact_email: `${live}@example.com`,
      external_id: live,
      answers,
    });
    const submission = await submitAndWait(world.live, body);
    // Whatever key is asked to rotate or revoke it may do as much.
    const { id: apiKeyId } = await world.key({ scopes: [] });
    const { memberId } = await newMember(service, world, 'viewer');
    const note = await author.post(`/v1/portal/submissions/${String(submission['id'])}/notes`, { text: cohortMark });
    const ids = {
      cohort_id: cohort.id,
      schema_id: String(schema.body['schema_id']),
      submission_id: String(submission['id']),
      api_key_id: apiKeyId,
      member_id: memberId,
      note_id: String(note.body['id']),
      ...(await deliveryOf(service, world, String(submission['id']))),
      actor_id: memberId,
      target_id: String(submission['id']),
      // A valid key takes the request off the count of its address.
      invitation: 'nobody-has-this',
    };
    return new Estate(service, world, ids);
  }

  /** A fingerprint of every row of the organisation but for when something was last used, once no review is under way. */
  async fingerprint(): Promise<Record<string, string>> {
    const { database } = this.service;
    const { organisationId } = this.world;
    const isIdle = async (): Promise<boolean> =>
      (await database.query<unknown[]>('select 1 from review_tasks where organisation_id = $1', [organisationId]))
        .length === 0;
    await eventually(isIdle);
    this.tables ??= await database.query<Table[]>(
      `select table_name as name, column_name as owner from information_schema.columns
        where table_schema = 'public' and (column_name = 'organisation_id' or (table_name, column_name) = ('organisations', 'id'))`,
    );
    const print = ({ name, owner }: Table): string =>
      `select '${name}' as name, coalesce(md5(string_agg(line, E'\\n' order by line)), '') as print
         from (select (to_jsonb(t) - 'last_used_at' - 'last_seen_at')::text as line from ${name} t where ${owner} = $1) lines`;
    const prints = await database.query<{ name: string; print: string }[]>(this.tables.map(print).join(' union all '), [
      organisationId,
    ]);
    return Object.fromEntries(prints.map(({ name, print: value }) => [name, value]));
  }

  /** The team's own words on the submission. */
  private async discuss(): Promise<void> {
    const { client } = await newMember(this.service, this.world, 'reviewer');
    const path = `/v1/portal/submissions/${String(this.ids['submission_id'])}`;
    const decision = { review_status: 'interview', reason: MARKS.team };
    const answers = [
      await client.send('PATCH', path, decision, { headers: { 'if-match': '*' } }),
      await client.post(`${path}/notes`, { text: MARKS.team }),
    ];
    if (answers.some(({ status }) => status >= 300))
      throw new Error(`Nothing said: ${answers.map(({ text }) => text).join()}`);
  }
}

/** What was sent to an endpoint of the team's, which is disabled, so that nothing more is. */
async function deliveryOf({ database }: TestApp, { organisationId }: World, submissionId: string): Promise<Ids> {
  const id = newId();
  await database.query(
    `insert into webhook_endpoints (organisation_id, id, url, secret, state)
     values ($1, $2, 'https://example.com/' || $3, 'sealed', 'disabled')`,
    [organisationId, id, MARKS.team],
  );
  const [sent] = await database.query<[{ event_id: string }]>(
    `insert into webhook_attempts (organisation_id, id, endpoint_id, event_id, attempt, at, ms, http_status, answer, trigger)
     select $1, $2, $3, id, 1, now(), 5, 500, $4, 'automatic' from events
      where organisation_id = $1 and submission_id = $5 order by id limit 1
     returning event_id`,
    [organisationId, newId(), id, MARKS.team, submissionId],
  );
  return { webhook_id: id, delivery_id: sent.event_id };
}

/** Ids of the same kinds that name nothing. */
export function unknownIds(ids: Ids): Ids {
  return Object.fromEntries(Object.keys(ids).map((name) => [name, newId()]));
}
