import { type PortalRole } from '../../src/common/access/portal-role.js';
import { type TestApp } from '../setup/test-app.js';
import { type Answer, ApiClient } from './api-client.js';
import { type World } from './world.js';

/** Calls the team's API as a signed-in member. */
export class PortalClient extends ApiClient {
  private constructor(
    private readonly address: string,
    /** The cookie, for requests that are sent otherwise. */
    readonly session: string,
    private readonly origin?: string,
  ) {
    super(address);
  }

  /** With a session that was opened otherwise. */
  static withSession(baseUrl: string, token: string): PortalClient {
    return new PortalClient(baseUrl, `intake_session=${token}`);
  }

  /** The same member's browser, driven by a page of another origin. */
  from(origin: string): PortalClient {
    return new PortalClient(this.address, this.session, origin);
  }

  static async signIn(
    baseUrl: string,
    { email, password }: { email: string; password: string },
  ): Promise<PortalClient> {
    const { status, headers, text } = await new ApiClient(baseUrl).post('/v1/portal/session', { email, password });
    if (status !== 200) throw new Error(`Not signed in: ${text}`);
    const [cookie] = (headers.get('set-cookie') ?? '').split(';');
    return new PortalClient(baseUrl, cookie ?? '');
  }

  /** As the owner, whose role is changed first. */
  static async signInAs(service: TestApp, world: World, role: PortalRole): Promise<PortalClient> {
    const client = await PortalClient.signIn(service.baseUrl, world);
    await service.database.query('update members set role = $2 where organisation_id = $1', [
      world.organisationId,
      role,
    ]);
    return client;
  }

  override send<T>(
    method: string,
    path: string,
    body: unknown,
    options: { headers?: Record<string, string>; raw?: string | Uint8Array } = {},
  ): Promise<Answer<T>> {
    const origin = this.origin === undefined ? {} : { origin: this.origin };
    return super.send(method, path, body, {
      ...options,
      headers: { cookie: this.session, ...origin, ...options.headers },
    });
  }
}
