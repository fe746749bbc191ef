import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, type Response } from 'playwright-core';
import { eventually, eventuallyHolds } from '../../support/eventually.js';
import { barriersOf } from './barriers.js';

type Role = Parameters<Page['getByRole']>[0];

/** What a browser says in the console of every answer that is no success; the pages themselves show those. */
const ANSWER_NOTE = /^Failed to load resource: the server responded with a status of 4\d\d/;

const PICTURES = process.env['PORTAL_PICTURES'] ?? '';

/** Whether pictures are asked for. */
export const takesPictures = PICTURES !== '';

/** A page of the portal as a person uses it: found by roles and labels only. */
export class PortalPage {
  /** What went wrong without anybody being told in the page. */
  readonly complaints: string[] = [];

  constructor(
    readonly page: Page,
    private readonly leave: () => Promise<void>,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' && !ANSWER_NOTE.test(message.text())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => {
      this.complaints.push(error.message);
    });
  }

  /** Opens a page of the portal by its address, such as `/submissions`. */
  async open(path: string): Promise<Response | null> {
    return this.page.goto(`/portal${path}`);
  }

  /**
   * Goes on from an open page of the portal as a link does, and waits until the other has taken its place; opens it where
   * there is none. That takes a sixth of what opening it does: its scripts stay. What was asked for seconds ago is not
   * asked for again, and a list shows the rows of the one before until its own are there.
   */
  async follow(path: string): Promise<void> {
    if (this.page.url() === 'about:blank') {
      await this.open(path);
      return;
    }
    // What the router tells its developer tools, also in production.
    await this.page.evaluate(`new Promise((resolve) => {
      const stop = __TSR_ROUTER__.subscribe('onResolved', () => { stop(); resolve(); });
      history.pushState(null, '', ${JSON.stringify(`/portal${path}`)});
    })`);
  }

  /** A text is the whole name. */
  role(role: Role, name?: string | RegExp): Locator {
    return this.page.getByRole(role, name === undefined ? {} : { name, exact: true });
  }

  /** Waits until the page says this. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  async heading(name: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
  }

  /** Waits until what was there has left the page. Never for what must not have been there at all. */
  async gone(locator: Locator): Promise<void> {
    await locator.first().waitFor({ state: 'detached' });
  }

  /** Waits until the page reads so: playwright reads what stands at that moment, which may be too early. */
  async reads<T>(read: () => Promise<T>, expected: T): Promise<void> {
    await eventuallyHolds(async () => {
      expect(await read()).toEqual(expected);
    });
  }

  /** Waits until the keyboard speaks to it. */
  async focused(locator: Locator): Promise<void> {
    await locator.and(this.page.locator(':focus')).waitFor();
  }

  /** Whether it can be seen whole without scrolling. */
  async isOnScreen(locator: Locator): Promise<boolean> {
    return locator.evaluate((element: { getBoundingClientRect: () => { top: number; bottom: number } }) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= (globalThis as unknown as { innerHeight: number }).innerHeight;
    });
  }

  async disabled(locator: Locator): Promise<void> {
    await locator.and(this.page.locator(':disabled')).waitFor();
  }

  /** Waits until this has been copied. */
  async copied(text: string): Promise<void> {
    await this.reads(() => this.page.evaluate<string>('navigator.clipboard.readText()'), text);
  }

  /** Holds back what is asked with this method, as a slow connection does, until it is released. */
  async hold(method: string, what: string | RegExp = '**/v1/portal/**'): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.page.route(what, async (route) => {
      if (route.request().method() === method) await released;
      await route.fallback();
    });
    return release;
  }

  /** Waits until the address asks for this, such as `?tab=preview`. */
  async search(expected: string): Promise<void> {
    await this.page.waitForURL(({ search }) => search === expected);
  }

  async click(role: Role, name: string | RegExp): Promise<void> {
    await this.role(role, name).click();
  }

  async fill(label: string | RegExp, value: string): Promise<void> {
    await this.field(label).fill(value);
  }

  /** By its label, without the star of a field that has to be filled in. */
  field(label: string | RegExp): Locator {
    return this.page.getByLabel(typeof label === 'string' ? new RegExp(`^${label}( \\*)?$`) : label);
  }

  async choose(label: string | RegExp, option: string): Promise<void> {
    await this.role('combobox', label).selectOption({ label: option });
  }

  /** What axe finds that keeps somebody from using the page, or what is within; or only what comes of its colours. */
  async barriers(which: 'all' | 'colours' = 'all', within = 'html'): Promise<string[]> {
    return barriersOf(this.page, which, within);
  }

  async useScheme(colorScheme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme });
    await this.page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
  }

  async useWidth(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: width < 600 ? 780 : 800 });
  }

  /** Waits until the page as a whole need not be scrolled sideways. */
  async fitsScreen(): Promise<void> {
    await eventually(() =>
      this.page.evaluate<boolean>('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
    );
  }

  /** For the documentation; only on demand. */
  async picture(name: string): Promise<void> {
    if (!takesPictures) return;
    mkdirSync(PICTURES, { recursive: true });
    await this.page.screenshot({ path: join(PICTURES, `${name}.png`), animations: 'disabled' });
  }

  async close(): Promise<void> {
    await this.leave();
  }
}
