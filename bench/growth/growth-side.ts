import { query } from '../ground.js';
import { type GrowthCase, type Known } from './cases.js';
import { type LargeOrganisation } from './seed-large.js';

/** One size: a service on a database of that many submissions, with a key and a member signed in. */
export class GrowthSide {
  private readonly targets = new Map<GrowthCase, string>();

  private constructor(
    private readonly baseUrl: string,
    private readonly databaseUrl: string,
    private readonly known: Known,
    private readonly cookie: string,
  ) {}

  static async open(baseUrl: string, databaseUrl: string, organisation: LargeOrganisation): Promise<GrowthSide> {
    const { email, password } = organisation;
    const signedIn = await fetch(`${baseUrl}/v1/portal/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const [cookie] = (signedIn.headers.get('set-cookie') ?? '').split(';');
    if (!signedIn.ok || cookie === undefined) throw new Error(`Not signed in: ${signedIn.status}`);
    const [row] = await query<Omit<Known, 'organisation'>>(
      databaseUrl,
      `select id, contact_email as email, external_id as "externalId", split_part(founder_name, ' ', 2) as "lastName",
              to_char(submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
         from submissions where environment = 'live' and status = 'complete' and external_id is not null and review_status is not null
          and cohort_id = $1 order by id limit 1`,
      [organisation.cohortIds[2]],
    );
    if (row === undefined) throw new Error('There is no submission in the middle');
    return new GrowthSide(baseUrl, databaseUrl, { organisation, ...row }, cookie);
  }

  /** Milliseconds until all of the answer is there. @throws Error when it is no success */
  async ask(growthCase: GrowthCase): Promise<number> {
    const target = this.targets.get(growthCase) ?? (await this.find(growthCase));
    this.targets.set(growthCase, target);
    const startedAt = performance.now();
    const abort = new AbortController();
    const response = await fetch(this.baseUrl + target, { headers: this.headers(growthCase), signal: abort.signal });
    if (growthCase.isStream === true) await response.body?.getReader().read();
    else await response.arrayBuffer();
    const took = performance.now() - startedAt;
    if (growthCase.isStream === true) abort.abort();
    if (!response.ok) throw new Error(`${growthCase.name}: ${response.status}`);
    return took;
  }

  /** Where a case begins: at the start, in the middle, or behind some pages. */
  private async find({ from, path, ...growthCase }: GrowthCase): Promise<string> {
    const start = path(this.known);
    if (from === undefined) return start;
    let cursor = await this.cursorOf(start, growthCase);
    if (from === 'middle') return `${start}&cursor=${movedTo(cursor, await this.middleId())}`;
    for (let page = 1; page < from; page += 1) cursor = await this.cursorOf(`${start}&cursor=${cursor}`, growthCase);
    return `${start}&cursor=${cursor}`;
  }

  private async cursorOf(path: string, { byKey }: Pick<GrowthCase, 'byKey'>): Promise<string> {
    const response = await fetch(this.baseUrl + path, { headers: this.headers({ ...(byKey && { byKey }) }) });
    const { next_cursor } = (await response.json()) as { next_cursor: string | null };
    if (next_cursor === null) throw new Error(`${path} has no further page`);
    return next_cursor;
  }

  private async middleId(): Promise<string> {
    const [row] = await query<{ id: string }>(
      this.databaseUrl,
      `select id from submissions where environment = 'live' order by id offset (select count(*) / 2 from submissions) limit 1`,
    );
    return row?.id ?? '';
  }

  private headers({ byKey }: Pick<GrowthCase, 'byKey'>): Record<string, string> {
    return byKey ? { authorization: `Bearer ${this.known.organisation.keys.live}` } : { cookie: this.cookie };
  }
}

/** The same cursor, elsewhere: in the order of arrival it holds an id and nothing else of where it is. */
function movedTo(cursor: string, id: string): string {
  const [inner = '', rank] = cursor.split('~').reverse();
  const [, mark = ''] = Buffer.from(inner, 'base64url').toString('latin1').split(' ');
  const moved = Buffer.from(`${id} ${mark}`, 'latin1').toString('base64url');
  return rank === undefined ? moved : `${rank}~${moved}`;
}
