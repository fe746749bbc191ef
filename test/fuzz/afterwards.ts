import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { application, submitAndWait } from '../support/world.js';
import { type Hooks } from './hooks.js';
import { type Setting } from './setting.js';

/** Reviews of a thousand requests' submissions take a while on a busy machine. */
const SETTLED_WITHIN_MS = 120_000;
/** What an odd but accepted submission may fail of. */
const HONEST_FAILURES = ['simulated', 'no_usable_answers', 'invalid_answers'];

interface Ledger {
  readonly balance: number;
  readonly reserved: number;
  readonly entries: readonly {
    readonly amount: number;
    readonly kind: string;
    readonly submission_id: string | null;
  }[];
  readonly next_cursor: string | null;
}

interface Submissions {
  readonly submissions: readonly { readonly id: string; readonly failure_code: string | null }[];
  readonly next_cursor: string | null;
}

/** Whether the service has come through what it was sent: alive, at work, and with books that add up. */
export class Afterwards {
  private readonly stranger: ApiClient;
  private readonly cookies: readonly string[];

  constructor(
    baseUrl: string,
    private readonly setting: Setting,
    private readonly hooks: Hooks,
  ) {
    this.stranger = new ApiClient(baseUrl);
    this.cookies = ['session.owner', 'session.foreign'].map((name) => `intake_session=${setting.id(name)}`);
  }

  /** What is wrong; to be called while nothing else is sent. */
  async problems(): Promise<string[]> {
    const found: (string | null)[] = [];
    for (const path of ['/health/live', '/health/ready']) {
      const { status, text } = await this.stranger.get(path);
      found.push(status === 200 ? null : `${path}: ${status} ${text}`);
    }
    found.push(await this.submissionProblem());
    for (const cookie of this.cookies)
      found.push(...(await this.ledgerProblems(cookie)), await this.reviewProblem(cookie));
    return found.filter((problem) => problem !== null);
  }

  private async submissionProblem(): Promise<string | null> {
    const { id, status } = await submitAndWait(this.setting.home.live, application(this.setting.id('cohort.open')));
    if (status !== 'complete') return `a good submission ended ${String(status)}`;
    await this.hooks.told(String(id));
    return null;
  }

  private async ledgerProblems(cookie: string): Promise<string[]> {
    const read = (query: string): Promise<Ledger> => this.read<Ledger>(`/v1/portal/tokens?limit=100${query}`, cookie);
    let page = await eventually(async () => {
      const now = await read('');
      return now.reserved === 0 && now;
    }, SETTLED_WITHIN_MS);
    const entries = [...page.entries];
    const { balance } = page;
    while (page.next_cursor !== null) {
      page = await read(`&cursor=${page.next_cursor}`);
      entries.push(...page.entries);
    }
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    const reserved = entries.filter(({ kind }) => kind === 'reserve').length;
    const ended = entries.filter(({ kind }) => kind === 'settle' || kind === 'release').length;
    return [
      ...(sum === balance ? [] : [`the ledger's entries sum up to ${sum}, the balance is ${balance}`]),
      ...(reserved === ended ? [] : [`${reserved} reservations, ${ended} of them ended`]),
    ];
  }

  /** Every submission has come to an end, and none to one that only a fault in the review explains. */
  private async reviewProblem(cookie: string): Promise<string | null> {
    for (const preview of [true, false]) {
      const open = async (status: string): Promise<boolean> =>
        (await this.list(cookie, `preview=${preview}&status=${status}`)).length > 0;
      await eventually(async () => !(await open('pending')) && !(await open('processing')), SETTLED_WITHIN_MS);
      const failed = await this.list(cookie, `preview=${preview}&status=failed`);
      const odd = failed.find(({ failure_code }) => !HONEST_FAILURES.includes(String(failure_code)));
      if (odd !== undefined) return `submission ${odd.id} failed of ${String(odd.failure_code)}`;
    }
    return null;
  }

  private async list(cookie: string, query: string): Promise<Submissions['submissions']> {
    const all: Submissions['submissions'][number][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Submissions = await this.read(
        `/v1/portal/submissions?limit=100&${query}${cursor === '' ? '' : `&cursor=${cursor}`}`,
        cookie,
      );
      all.push(...page.submissions);
      cursor = page.next_cursor;
    }
    return all;
  }

  private async read<T>(path: string, cookie: string): Promise<T> {
    const { status, body, text } = await this.stranger.get<T>(path, { headers: { cookie } });
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return body;
  }
}
