import { buildDocument } from '../../src/openapi/build-document.js';
import { Outgoing } from '../../src/outgoing/outgoing.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { PortalClient } from '../support/portal-client.js';
import { Afterwards } from './afterwards.js';
import { Cases } from './cases.js';
import { Checks } from './checks.js';
import { Hooks } from './hooks.js';
import { LocalOutgoing } from './http/local-outgoing.js';
import { OddReceiver } from './http/odd-receiver.js';
import { send } from './http/sender.js';
import { toWire } from './http/wire.js';
import { Report } from './report.js';
import { Resources } from './resources.js';
import { Setting } from './setting.js';
import { StallWatch } from './stall-watch.js';

const CONCURRENCY = 16;
const BETWEEN_LOOKS = 4_000;

/** What the service allows in production would let next to none of the requests through, and no webhook to this machine. */
const SETTINGS = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
  WEBHOOK_ALLOW_PRIVATE: 'true',
};

export interface FuzzOptions {
  readonly seed: number;
  /** The numbers of the cases to send. */
  readonly from: number;
  readonly to: number;
}

/** Starts a service of its own, sends it all cases, and reports. */
export async function fuzz(options: FuzzOptions): Promise<Report> {
  const receiver = await OddReceiver.start();
  const outgoing = { provide: Outgoing, useValue: new LocalOutgoing(receiver.origin) };
  const service = await startTestApp({ settings: SETTINGS, overrides: [outgoing] });
  try {
    const setting = await Setting.create(service);
    const owner = PortalClient.withSession(service.baseUrl, setting.id('session.owner'));
    return await new Runner(service, options, setting, await Hooks.create(owner, receiver)).run();
  } finally {
    await service.close();
    receiver.close();
  }
}

class Runner {
  private readonly cases: Cases;
  private readonly checks: Checks;
  private readonly report: Report;
  private readonly resources: Resources;
  private readonly afterwards: Afterwards;
  private readonly address: { host: string; port: number };
  private next: number;

  constructor(
    { app, baseUrl }: TestApp,
    private readonly options: FuzzOptions,
    setting: Setting,
    hooks: Hooks,
  ) {
    const document = buildDocument(app);
    this.cases = new Cases(document, options.seed);
    this.checks = new Checks(document, this.cases.endpoints);
    this.report = new Report(options.seed, this.cases.endpoints);
    this.resources = new Resources(baseUrl, setting, hooks);
    this.afterwards = new Afterwards(baseUrl, setting, hooks);
    const { hostname, port } = new URL(baseUrl);
    this.address = { host: hostname, port: Number(port) };
    this.next = options.from;
  }

  async run(): Promise<Report> {
    const watch = new StallWatch();
    while (this.next < this.options.to) {
      const end = Math.min(this.next + BETWEEN_LOOKS, this.options.to);
      const first = this.next;
      await Promise.all(Array.from({ length: CONCURRENCY }, () => this.sendUntil(end)));
      const problems = await this.afterwards.problems();
      for (const problem of problems) this.report.fault(`after cases ${first} to ${end - 1}: ${problem}`);
    }
    for (const stall of watch.stop()) this.report.fault(stall);
    this.report.longestStallMs = watch.longestMs;
    return this.report;
  }

  private async sendUntil(end: number): Promise<void> {
    while (this.next < end) {
      const number = this.next;
      this.next += 1;
      await this.sendCase(number);
    }
  }

  private async sendCase(number: number): Promise<void> {
    const plan = await this.resources.fill(this.cases.plan(number));
    const wire = toWire(plan, `${this.address.host}:${this.address.port}`);
    const outcome = await send(wire, this.address, plan.method);
    this.report.count(number, plan, outcome);
    const problems = this.checks.problems(plan, outcome);
    if (problems.length > 0) this.report.violation(number, plan, outcome, problems);
  }
}
