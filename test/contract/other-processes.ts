import { OrganisationsRepository } from '../../src/modules/organisations/organisations.repository.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { type Answer, ApiClient } from '../support/api-client.js';
import { PortalClient } from '../support/portal-client.js';
import { rawAnswer } from '../support/raw-answer.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { type World } from '../support/world.js';

/** What other processes share the stores of, and an organisation in them. */
interface Ground {
  readonly service: TestApp;
  readonly world: World;
}

/** Another process on the same stores, whose way to PostgreSQL is cut. */
export async function withoutDatabase({ service, world }: Ground): Promise<Answer> {
  const proxy = await TcpProxy.to(service.stores.databaseUrl);
  const other = await startTestApp({
    settings: { ROLE: 'api' },
    stores: { ...service.stores, databaseUrl: proxy.url },
  });
  await proxy.cut();
  const answer = await new ApiClient(other.baseUrl, world.keys.live).get('/v1/api/me');
  await proxy.restore();
  await other.close();
  await proxy.cut();
  return answer;
}

/** A process whose operator has set nothing to seal secrets with. */
export async function withoutSecretsKey({ service, world }: Ground): Promise<Answer> {
  const other = await startTestApp({ settings: { ROLE: 'api', SECRETS_KEY: '' }, stores: service.stores });
  const answer = await (
    await PortalClient.signIn(other.baseUrl, world)
  ).post('/v1/portal/webhooks', {
    url: 'https://example.com/',
  });
  await other.close();
  return answer;
}

/** A process that waits less long than usual is sent half a request. */
export async function withHalfRequest({ service }: Ground): Promise<Answer> {
  const connections = { headersMs: 200, requestMs: 200, checkEveryMs: 50 };
  const other = await startTestApp({ settings: { ROLE: 'api' }, stores: service.stores, connections });
  const answer = await rawAnswer(other.baseUrl, 'GET /v1/api/me HTTP/1.1\r\nHost: x\r\n');
  await other.close();
  return answer;
}

/** What a process that has an operations token says to somebody who has none. */
export async function withOperationsToken({ service }: Ground): Promise<Answer> {
  const other = await startTestApp({
    settings: { ROLE: 'api', OPERATIONS_TOKEN: 'a-token-of-sixteen' },
    stores: service.stores,
  });
  const answer = await new ApiClient(other.baseUrl).get('/metrics');
  await other.close();
  return answer;
}

/** Another process on the same stores, with a bug in it. */
export async function withBug({ service, world }: Ground): Promise<Answer> {
  const other = await startTestApp({ settings: { ROLE: 'api' }, stores: service.stores });
  const buggy = { nameOf: () => Promise.reject(new TypeError('secret detail')) };
  Object.assign(other.app.get(OrganisationsRepository, { strict: false }), buggy);
  const answer = await new ApiClient(other.baseUrl, world.keys.live).get('/v1/api/me');
  await other.close();
  return answer;
}
