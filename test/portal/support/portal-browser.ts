import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Cookie, type Page } from 'playwright-core';
import { keep } from '../../setup/kept.js';
import { type TestApp } from '../../setup/test-app.js';
import { PortalPage } from './portal-page.js';

const PATIENCE_MS = 30_000;
const SCREEN = 1_280;

/** Nothing that would make the browser talk to anybody but the service. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Processes cost more than what is in them: none that only draws, and none kept ready for another site, which there is not. */
const FRUGAL = [
  '--in-process-gpu',
  '--disable-software-rasterizer',
  '--num-raster-threads=1',
  '--renderer-process-limit=1',
  // To optimise what each page runs a few times takes longer than it saves.
  '--js-flags=--no-maglev,--no-turbofan',
];
interface Visitor {
  /** Signed in as this member, by the API; otherwise nobody. */
  readonly as?: { readonly email: string; readonly password: string };
  readonly scheme?: 'light' | 'dark';
  readonly width?: number;
  /** Whether the browser runs scripts, which the portal cannot do without. */
  readonly scripts?: boolean;
  /** With nothing in the browser's cache. */
  readonly isNew?: boolean;
  /** Whether the test moves the time of their pages. */
  readonly ownClock?: boolean;
}

/** A browser, and what visitors who have left it used: the next ones need not load and compile the same scripts anew. */
interface SharedBrowser {
  readonly browser: Browser;
  readonly left: Map<string, BrowserContext[]>;
}

/** Set by the global setup; empty where there is no browser and none could be installed, of which it has told. */
const executablePath = process.env['TEST_CHROMIUM'] ?? '';

/** Starts it without the right to raise its priority: the service and its database would not answer in time. */
const LAUNCHER = resolve('test', 'portal', 'support', 'chromium.sh');
const SETPRIV = '/usr/bin/setpriv';

/** Left out without a browser, but not in CI, where that would go unnoticed. */
export function describeInBrowser(name: string, body: () => void): void {
  // Each spec file has a `describe` of its own, and they share this module.
  const itself = executablePath === '' && process.env['CI'] !== 'true' ? describe.skip : describe;
  itself(name, body);
}

/** A real browser before a running service; the spec files of one process share it, each with visitors of its own. */
export class PortalBrowser {
  /** The cookies of those who have signed in before: a password costs more than the page behind it. */
  private readonly sessions = new Map<string, Cookie[]>();
  private readonly visitors = new Set<PortalPage>();

  private constructor(
    private readonly shared: SharedBrowser,
    private readonly service: TestApp,
  ) {}

  static async launch(service: TestApp): Promise<PortalBrowser> {
    if (executablePath === '') throw new Error('There is no Chromium. Install it, or set CHROMIUM_PATH.');
    // As root, which CI is, Chromium has no sandbox.
    const isRoot = process.getuid?.() === 0;
    const args = [...QUIET, ...FRUGAL, ...(isRoot ? ['--no-sandbox'] : [])];
    const start = async (): Promise<SharedBrowser> => ({
      browser: await chromium.launch({
        executablePath: isRoot && existsSync(SETPRIV) ? LAUNCHER : executablePath,
        args,
      }),
      left: new Map(),
    });
    return new PortalBrowser(await keep('browser', start, ({ browser }) => browser.close()), service);
  }

  /** As if with a browser of one's own, without cookies of others. */
  async visitor({
    as,
    scheme = 'light',
    width = SCREEN,
    scripts = true,
    isNew = false,
    ownClock = false,
  }: Visitor = {}): Promise<PortalPage> {
    const left = this.leftBy(JSON.stringify([this.service.baseUrl, scheme, scripts]));
    const context = (isNew || ownClock ? undefined : left.pop()) ?? (await this.newContext(scheme, scripts));
    const [kept] = context.pages();
    const page = await context.newPage();
    await this.forget(context, page);
    if (as !== undefined) await this.signIn(context, as);
    const visitor: PortalPage = new PortalPage(page, async () => {
      if (!this.visitors.delete(visitor)) return;
      await Promise.all(
        context
          .pages()
          .filter((open) => open !== kept)
          .map((open) => open.close()),
      );
      // A clock belongs to the whole context, and would run in the pages of those who come after.
      if (ownClock) await context.close();
      else left.push(context);
    });
    if (ownClock) await page.clock.install();
    this.visitors.add(visitor);
    if (width !== SCREEN) await visitor.useWidth(width);
    return visitor;
  }

  async close(): Promise<void> {
    await Promise.all([...this.visitors].map((visitor) => visitor.close()));
  }

  private leftBy(kind: string): BrowserContext[] {
    const known = this.shared.left.get(kind) ?? [];
    this.shared.left.set(kind, known);
    return known;
  }

  private async newContext(colorScheme: 'light' | 'dark', javaScriptEnabled: boolean): Promise<BrowserContext> {
    const context = await this.shared.browser.newContext({
      baseURL: this.service.baseUrl,
      viewport: { width: SCREEN, height: 800 },
      javaScriptEnabled,
      colorScheme,
      // What pulses while something loads would be drawn sixty times a second, for nobody.
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(PATIENCE_MS);
    // Stays open, and with it the process that has the scripts compiled: each visitor would begin with a new one.
    const kept = await context.newPage();
    await kept.goto('/health/live');
    return context;
  }

  /** Whatever another visitor has left but the cache: cookies, and all that pages store. */
  private async forget(context: BrowserContext, page: Page): Promise<void> {
    await context.clearCookies();
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: this.service.baseUrl, storageTypes: 'all' });
    await session.detach();
  }

  private async signIn(
    context: BrowserContext,
    { email, password }: { email: string; password: string },
  ): Promise<void> {
    await context.addCookies(this.sessions.get(email) ?? []);
    if ((await context.request.get('/v1/portal/session')).ok()) return;
    const answer = await context.request.post('/v1/portal/session', { data: { email, password } });
    if (answer.status() !== 200) throw new Error(`Not signed in: ${await answer.text()}`);
    this.sessions.set(email, await context.cookies());
  }
}
