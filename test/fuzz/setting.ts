import { SYSTEM } from '../../src/common/access/author.js';
import { type PortalRole, PORTAL_ROLES } from '../../src/common/access/portal-role.js';
import { type Scope } from '../../src/common/access/scope.js';
import { newId } from '../../src/common/ids/uuid.js';
import { TenantDatabase } from '../../src/database/tenant-database.js';
import { generateKey } from '../../src/modules/keys/key-format.js';
import { MembersService } from '../../src/modules/members/members.service.js';
import { Passwords } from '../../src/modules/members/passwords.js';
import { SessionsRepository } from '../../src/modules/members/sessions/sessions.repository.js';
import { SignInThrottle } from '../../src/modules/rate-limits/sign-in-throttle.js';
import { store } from '../e2e/portal/stored-submission.js';
import { type TestApp } from '../setup/test-app.js';
import { type ApiClient } from '../support/api-client.js';
import { PortalClient } from '../support/portal-client.js';
import { application, submitAndWait, World } from '../support/world.js';

const TOKENS = 1_000_000;
const PASSWORD = 'correct horse battery staple';
const FIELDS = [{ label: 'What problem are you solving?' }, { label: 'Stage' }];

export interface Ids {
  /** By the names that plans use. */
  readonly fixed: ReadonlyMap<string, string>;
  newSession(): Promise<string>;
  newSubmission(): Promise<string>;
  newMember(): Promise<string>;
}

/** Two organisations with everything that requests refer to; the second is the one that nobody may see into. */
export class Setting implements Ids {
  private readonly passwordHash: Promise<string>;

  private constructor(
    private readonly service: TestApp,
    readonly home: World,
    readonly foreign: World,
    readonly fixed: Map<string, string>,
  ) {
    this.passwordHash = service.app.get(Passwords, { strict: false }).hash(PASSWORD);
  }

  static async create(service: TestApp): Promise<Setting> {
    const home = await World.create(service, { tokens: TOKENS, manages: true });
    const foreign = await World.create(service, { tokens: TOKENS, manages: true });
    const setting = new Setting(service, home, foreign, new Map([['id.unknown', newId()]]));
    // All guess from one address. What keeps them from it would keep them from everything behind it.
    service.app.get(SignInThrottle, { strict: false }).attempt = async (_whence, find, verify) => verify(await find());
    await setting.makeCohorts();
    await setting.makeSubmissions();
    await setting.makeMembers();
    await setting.makeKeys();
    await setting.makeNote();
    return setting;
  }

  id(name: string): string {
    const id = this.fixed.get(name);
    if (id === undefined) throw new Error(`Nothing is called ${name}`);
    return id;
  }

  /** Of an owner who does nothing else, for a request that may end it or change the password. */
  async newSession(): Promise<string> {
    return this.openSession(await this.join(`${newId()}@fuzz.example`, this.home, 'owner'));
  }

  /** Complete, to be erased. */
  newSubmission(): Promise<string> {
    const { organisationId } = this.home;
    return store(this.service, { organisationId, cohortId: this.id('cohort.scratch'), scores: [50, 50, 5] });
  }

  /** Who has a password, but nothing else to do. */
  async newMember(): Promise<string> {
    return (await this.join(`${newId()}@fuzz.example`, this.home, 'viewer')).id;
  }

  private async makeCohorts(): Promise<void> {
    for (const status of ['open', 'draft', 'closed', 'completed'] as const) {
      this.fixed.set(`cohort.${status}`, (await this.home.cohort({ status })).id);
    }
    this.fixed.set('cohort.strict', (await this.home.cohort({ formValidation: 'strict' })).id);
    this.fixed.set('cohort.scratch', (await this.home.cohort()).id);
    this.fixed.set('cohort.foreign', (await this.foreign.cohort()).id);
    for (const [name, { live }, cohort] of [
      ['own', this.home, 'open'],
      ['other', this.home, 'strict'],
      ['foreign', this.foreign, 'foreign'],
    ] as const) {
      const { body } = await live.post('/v1/api/schema', { cohort_id: this.id(`cohort.${cohort}`), fields: FIELDS });
      this.fixed.set(`schema.${name}`, String(body['schema_id']));
    }
  }

  private async makeSubmissions(): Promise<void> {
    const open = this.id('cohort.open');
    const submit = async (name: string, client: ApiClient, body: Record<string, unknown>): Promise<void> => {
      this.fixed.set(`submission.${name}`, String((await submitAndWait(client, body))['id']));
    };
    // Two of each, so that every list has a second page.
    for (const { live, test } of [this.home, this.home]) {
      await submit('live', live, application(open));
      await submit('test', test, application(open));
    }
    await submit('failed', this.home.test, application(open, { contact_email: 'failed@simulator.test' }));
    for (const { live } of [this.foreign, this.foreign])
      await submit('foreign', live, application(this.id('cohort.foreign')));
  }

  private async makeMembers(): Promise<void> {
    this.fixed.set('member.password', PASSWORD);
    const join = async (name: string, world: World, role: PortalRole): Promise<void> => {
      const email = `${name}@fuzz.example`;
      const member = await this.join(email, world, role);
      this.fixed.set(`session.${name}`, await this.openSession(member));
      if (name === 'signer') this.fixed.set('member.id', member.id).set('member.email', email);
    };
    for (const role of PORTAL_ROLES) await join(role, this.home, role);
    await join('signer', this.home, 'owner');
    await join('foreign', this.foreign, 'owner');
    this.fixed.set('session.ended', await this.newSession());
    await this.portal('DELETE', '/v1/portal/session', 'ended');
    this.fixed.set('member.forgetful', await this.newMember());
  }

  private async makeKeys(): Promise<void> {
    const scoped = async (name: string, options: Parameters<World['key']>[0], world = this.home): Promise<void> => {
      const { id, key } = await world.key(options);
      this.fixed.set(`api_key.${name}`, id).set(`key.${name}`, key);
    };
    const one = (scope: Scope): { scopes: Scope[] } => ({ scopes: [scope] });
    const cohortId = this.id('cohort.open');
    await scoped('writing', one('applications:write'));
    await scoped('reading', one('applications:read'));
    await scoped('insights', one('insights:read'));
    await scoped('managing', one('programs:write'));
    await scoped('scopeless', { scopes: [] });
    await scoped('restricted', { cohortId });
    await scoped('restricted-test', { cohortId, environment: 'test' });
    await scoped('expired', { expiresAt: new Date('2020-01-01') });
    await scoped('scratch', {});
    await scoped('foreign', {}, this.foreign);
    await scoped('foreign-test', { environment: 'test' }, this.foreign);
    await scoped('revoked', {});
    await this.portal('DELETE', `/v1/portal/api-keys/${this.id('api_key.revoked')}`, 'owner');
    this.fixed
      .set('key.live', this.home.keys.live)
      .set('key.test', this.home.keys.test)
      .set('key.unknown', generateKey('live'));
  }

  /** Its author alone may change it. */
  private async makeNote(): Promise<void> {
    const submission = await this.newSubmission();
    const portal = PortalClient.withSession(this.service.baseUrl, this.id('session.owner'));
    const { body } = await portal.post(`/v1/portal/submissions/${submission}/notes`, { text: 'To be called back.' });
    this.fixed.set('submission.noted', submission).set('note.own', String(body['id']));
  }

  private async join(
    email: string,
    { organisationId }: World,
    role: PortalRole,
  ): Promise<{ id: string; organisationId: string }> {
    const members = this.service.app.get(MembersService, { strict: false });
    const tenants = this.service.app.get(TenantDatabase, { strict: false });
    const member = await tenants.transaction(organisationId, async (manager) =>
      members.create(manager, { organisationId, email, passwordHash: await this.passwordHash, role }),
    );
    if (member === null) throw new Error(`${email} is taken`);
    return member;
  }

  private openSession(member: { id: string; organisationId: string }): Promise<string> {
    return this.service.app.get(SessionsRepository, { strict: false }).open(member, SYSTEM);
  }

  private async portal(method: string, path: string, who: string): Promise<void> {
    const client = PortalClient.withSession(this.service.baseUrl, this.id(`session.${who}`));
    const { status, text } = await client.send(method, path, undefined);
    if (status !== 204) throw new Error(`${method} ${path}: ${text}`);
  }
}
