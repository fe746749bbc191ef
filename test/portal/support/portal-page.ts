import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, type Locator, type Page, type Response } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];

/** What a browser says in the console of every answer that is no success; the pages themselves show those. */
const ANSWER_NOTE = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** A page of the portal as a person uses it: found by roles and labels only. */
export class PortalPage {
  /** What went wrong without anybody being told in the page. */
  readonly complaints: string[] = [];

  constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' && !ANSWER_NOTE.test(message.text())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => { this.complaints.push(error.message); });
  }

  /** Opens a page of the portal by its address, such as `/submissions`. */
  async open(path: string): Promise<Response | null> {
    return this.page.goto(`/portal${path}`);
  }

  role(role: Role, name?: string | RegExp): Locator {
    return this.page.getByRole(role, name === undefined ? {} : { name });
  }

  /** Waits until the page says this. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  async heading(name: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { name, level: 1 }).waitFor();
  }

  async click(role: Role, name: string | RegExp): Promise<void> {
    await this.role(role, name).click();
  }

  async fill(label: string | RegExp, value: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label }).or(this.page.getByLabel(label)).first().fill(value);
  }

  async choose(label: string | RegExp, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).selectOption({ label: option });
  }

  /** What axe finds that keeps somebody from using the page. */
  async barriers(): Promise<string[]> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`));
  }

  /** Whether the page as a whole has to be scrolled sideways. */
  async isWiderThanScreen(): Promise<boolean> {
    return this.page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');
  }

  /** For the documentation; only on demand. */
  async picture(name: string): Promise<void> {
    const folder = process.env['PORTAL_PICTURES'];
    if (folder === undefined || folder === '') return;
    mkdirSync(folder, { recursive: true });
    await this.page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
