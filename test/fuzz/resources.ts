import { ApiClient } from '../support/api-client.js';
import { type Hooks } from './hooks.js';
import { type Ids } from './setting.js';
import { PLACEHOLDER, type Plan } from './plan.js';

const PLACEHOLDERS = new RegExp(PLACEHOLDER, 'g');

/** Fills in what a plan could not know: ids, keys, sessions, versions, cursors; made anew where a request uses them up. */
export class Resources {
  private readonly cursors = new Map<string, Promise<string>>();
  private invited = 0;

  constructor(
    private readonly baseUrl: string,
    private readonly ids: Ids,
    private readonly hooks: Hooks,
  ) {}

  async fill(plan: Plan): Promise<Plan> {
    if (plan.endpoint === 'POST /v1/portal/webhooks') await this.hooks.makeRoom();
    const text = JSON.stringify([plan.target, plan.headers, plan.body]);
    const names = new Set([...text.matchAll(PLACEHOLDERS)].map(([, name]) => name ?? ''));
    if (names.size === 0) return plan;
    // Signing in or out ends the session that came along, and another password all of the member's.
    const endsSession = plan.target.includes('/session');
    const values = new Map<string, string>();
    for (const name of names) values.set(name, await this.value(name, endsSession));
    const filled = (part: string): string =>
      part.replaceAll(PLACEHOLDERS, (whole, name: string) => values.get(name) ?? whole);
    return {
      ...plan,
      target: filled(plan.target),
      headers: plan.headers.map(([name, value]) => [name, filled(value)] as const),
      body: plan.body === null ? null : filled(plan.body),
    };
  }

  private async value(nameAndCase: string, endsSession: boolean): Promise<string> {
    const [name = '', isUpper] = nameAndCase.split('|');
    const value = await this.made(name, endsSession);
    return isUpper === undefined ? value : value.toUpperCase();
  }

  private async made(name: string, endsSession: boolean): Promise<string> {
    if (name.startsWith('session.') && endsSession) return this.ids.newSession();
    if (name === 'host') return new URL(this.baseUrl).host;
    if (name === 'session.disposable') return this.ids.newSession();
    if (name === 'cohort.movable') return this.post('/v1/portal/cohorts', { name: 'To be moved' }, 'id');
    if (name === 'api_key.disposable')
      return this.post('/v1/portal/api-keys', { name: 'To be revoked', environment: 'live', scopes: [] }, 'id');
    if (name === 'submission.disposable') return this.ids.newSubmission();
    if (name === 'member.disposable') return this.invite('id');
    if (name === 'invitation.disposable') return tokenOf(await this.invite('invite_url'));
    if (name === 'invitation.reset') return tokenOf(await this.resetPassword());
    if (name === 'webhook.disposable') return this.hooks.disposable('enabled');
    if (name === 'webhook.disabled') return this.hooks.disposable('disabled');
    if (name === 'version') return this.version();
    if (name.startsWith('cursor:')) return this.cursor(name);
    return this.ids.fixed.get(name) ?? this.hooks.fixed.get(name) ?? `@@${name}@@`;
  }

  private cursor(name: string): Promise<string> {
    const known = this.cursors.get(name) ?? this.newCursor(name);
    this.cursors.set(name, known);
    return known;
  }

  private async newCursor(name: string): Promise<string> {
    const [, list = '', who = ''] = name.split(':');
    const path = list.replace('{webhook_id}', this.hooks.fixed.get('webhook.odd') ?? '');
    const wider = list === '/v1/api/programs' ? '&status=open' : '';
    const { body } = await new ApiClient(this.baseUrl).get<{ next_cursor?: string | null }>(`${path}?limit=1${wider}`, {
      headers: this.credentials(who),
    });
    return body.next_cursor ?? 'none';
  }

  private async version(): Promise<string> {
    const path = `/v1/portal/submissions/${this.ids.fixed.get('submission.live') ?? ''}`;
    const { headers } = await new ApiClient(this.baseUrl).get(path, { headers: this.credentials('owner') });
    return (headers.get('etag') ?? '').replaceAll('"', '');
  }

  private invite(property: string): Promise<string> {
    this.invited += 1;
    return this.post('/v1/portal/members', { email: `invited-${this.invited}@fuzz.example`, role: 'viewer' }, property);
  }

  private async resetPassword(): Promise<string> {
    return this.post(`/v1/portal/members/${await this.ids.newMember()}/password-reset`, {}, 'reset_url');
  }

  private async post(path: string, content: object, property: string): Promise<string> {
    const { body, text } = await new ApiClient(this.baseUrl).post(path, content, {
      headers: this.credentials('owner'),
    });
    const value = body[property];
    if (typeof value !== 'string') throw new Error(`Not made: ${text}`);
    return value;
  }

  private credentials(who: string): Record<string, string> {
    if (who === 'owner') return { cookie: `intake_session=${this.ids.fixed.get('session.owner') ?? ''}` };
    return { authorization: `Bearer ${this.ids.fixed.get(`key.${who}`) ?? ''}` };
  }
}

function tokenOf(url: string): string {
  return url.split('/').at(-1) ?? '';
}
