import { type PortalClient } from '../support/portal-client.js';
import { eventually } from '../support/eventually.js';
import { verified } from '../support/webhook-receiver.js';
import { KEPT_PATH, ODD_PATH, type OddReceiver } from './http/odd-receiver.js';

const WEBHOOKS = '/v1/portal/webhooks';
/** Beside the fixed ones. A team can have 20; these leave room for those that are in use, or come with the next requests. */
const SPARED = 10;
/** Behind whatever else is owed. */
const TOLD_WITHIN_MS = 120_000;

/** The team's webhooks, all of them to the receiver of the run: two that stay, and others to be changed and used up. */
export class Hooks {
  /** By the names that plans use. */
  readonly fixed = new Map<string, string>();
  private secret = '';

  private constructor(
    private readonly portal: PortalClient,
    private readonly receiver: OddReceiver,
  ) {
    this.fixed.set('receiver', receiver.origin);
  }

  /** Once the team has applications: the events of those are sent, so that there are deliveries. */
  static async create(portal: PortalClient, receiver: OddReceiver): Promise<Hooks> {
    const hooks = new Hooks(portal, receiver);
    hooks.secret = await hooks.make('webhook.kept', KEPT_PATH);
    await hooks.make('webhook.odd', ODD_PATH);
    const path = `${WEBHOOKS}/${hooks.fixed.get('webhook.kept') ?? ''}/deliveries`;
    const { body, text } = await portal.get<{ deliveries: { id: string }[] }>(path);
    const [delivery] = body.deliveries;
    if (delivery === undefined) throw new Error(`Nothing is delivered: ${text}`);
    hooks.fixed.set('delivery.kept', delivery.id);
    return hooks;
  }

  /** To be used up. */
  async disposable(state: 'enabled' | 'disabled'): Promise<string> {
    await this.makeRoom();
    const { id } = await this.post('', { url: `${this.receiver.origin}/taken` });
    if (state === 'disabled') await this.portal.send('PATCH', `${WEBHOOKS}/${id}`, { state });
    return id;
  }

  /** For another one: the oldest of those that do not stay are deleted. */
  async makeRoom(): Promise<void> {
    const stay = new Set(this.fixed.values());
    const { body } = await this.portal.get<{ webhooks: { id: string }[] }>(`${WEBHOOKS}?limit=100`);
    const passing = body.webhooks.filter(({ id }) => !stay.has(id));
    for (const { id } of passing.slice(SPARED)) await this.portal.send('DELETE', `${WEBHOOKS}/${id}`, undefined);
  }

  /** Waits until the team has been told that the review of a submission is complete, signed as it should be. */
  async told(submissionId: string): Promise<void> {
    const isIt = ({ body }: { body: string }): boolean =>
      body.includes(submissionId) && body.includes('"application.completed"');
    verified(this.secret, await eventually(() => this.receiver.kept.find(isIt), TOLD_WITHIN_MS));
  }

  private async make(name: string, path: string): Promise<string> {
    const { id, secret } = await this.post('', { url: this.receiver.origin + path });
    this.fixed.set(name, id);
    await this.post(`/${id}/recover`, { since: '2020-01-01' });
    return secret;
  }

  private async post(path: string, content: object): Promise<{ id: string; secret: string }> {
    const { status, body, text } = await this.portal.post<{ id: string; secret: string }>(WEBHOOKS + path, content);
    if (status >= 300) throw new Error(`POST ${WEBHOOKS}${path}: ${text}`);
    return body;
  }
}
