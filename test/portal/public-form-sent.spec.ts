import { CohortsService } from '../../src/modules/cohorts/cohorts.service.js';
import { FormsService } from '../../src/modules/cohorts/forms/forms.service.js';
import { type Field } from '../../src/modules/fields/field.js';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

const PROBLEM: Field = {
  key: 'problem',
  label: 'What problem are you solving?',
  field_type: 'long_text',
  sources: [],
  clarity_role: null,
  required: true,
};

/** How much of the page has moved by itself: the layout shifts of two frames later, by when all of them are known. */
const MOVED = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) sum += value; }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
})`;

describeInBrowser('the public form, once it is sent', () => {
  let setting: PortalSetting;
  let cohortId: string;
  let visitor: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
  });
  beforeEach(async () => {
    cohortId = (
      await setting.world.cohort({ name: 'Spring 2127', publicForm: true, closesAt: new Date('2127-03-01T12:00:00Z') })
    ).id;
    await setting.service.app
      .get(FormsService, { strict: false })
      .replace(setting.world.organisationId, cohortId, [PROBLEM]);
    visitor = await setting.browser.visitor();
    await visitor.page.goto(`/apply/${cohortId}`);
    await visitor.page.getByLabel('Your e-mail address').fill('ada@example.com');
    await visitor.page.getByLabel('What problem are you solving?').fill('Milk goes warm at night.');
    await setting.linger(visitor, cohortId);
  });
  afterEach(() => visitor.close());
  afterAll(() => setting.close());

  it('stays where it is while its script is on its way, also on a phone', async () => {
    await visitor.page.setViewportSize({ width: 390, height: 780 });
    for (const shown of [/^Your draft of/, /^What you write is kept/]) {
      const release = await visitor.hold('GET', /\.js$/);
      await visitor.page.goto(`/apply/${cohortId}`, { waitUntil: 'commit' });
      await visitor.heading('Apply to Spring 2127');
      release();
      await visitor.role('status').filter({ hasText: shown }).waitFor();
      expect(await visitor.page.evaluate(MOVED)).toBeLessThan(0.005);
      await visitor.page.evaluate('localStorage.clear()');
    }
  });

  it('says so while it is on its way', async () => {
    // Read within the page: from outside it is waited for until it is another.
    await visitor.page.evaluate(
      `addEventListener('submit', () => setTimeout(() => sessionStorage.setItem('said', document.querySelector('button[type=submit] + [role=status]').textContent)))`,
    );
    await visitor.click('button', 'Send the application');
    await visitor.heading('Your application has been received');
    expect(await visitor.page.evaluate(`sessionStorage.getItem('said')`)).toBe('Sending …');
    expect(visitor.complaints).toEqual([]);
  });

  it('knows on the way back and later that it was sent, when, and by which reference', async () => {
    await visitor.click('button', 'Send the application');
    await visitor.heading('Your application has been received');
    const reference = await visitor.page.locator('.receipt code').innerText();
    await visitor.click('button', 'Copy');
    await visitor.role('status').filter({ hasText: 'Copied' }).waitFor();
    await visitor.copied(reference);
    await visitor.page.goBack();
    for (const again of [false, true]) {
      if (again) await visitor.page.goto(`/apply/${cohortId}`);
      await visitor
        .role('status')
        .filter({ hasText: new RegExp(`^You sent an application from this browser on .*, reference ${reference}`) })
        .waitFor();
      expect(await visitor.page.getByText('It has not been sent').count()).toBe(0);
      for (const label of ['Your e-mail address', 'What problem are you solving?'])
        // A browser puts back what was written after the scripts have run, and then it is emptied again.
        await visitor.reads(() => visitor.page.getByLabel(label).inputValue(), '');
    }
    expect(await visitor.barriers()).toEqual([]);
    await visitor.page.getByLabel('What problem are you solving?').fill('Another one.');
    await visitor.page.reload();
    await visitor.reads(() => visitor.page.getByLabel('What problem are you solving?').inputValue(), 'Another one.');
    await visitor.click('link', 'See the receipt');
    await visitor.heading('Your application has been received');
    expect(visitor.complaints).toEqual([]);
  });

  it('shows on the way back that it was sent, and not its own end, from where it was', async () => {
    // Too low for this form, as a phone is for one of a dozen questions.
    await visitor.page.setViewportSize({ width: 390, height: 300 });
    await visitor.click('button', 'Send the application');
    await visitor.heading('Your application has been received');
    await visitor.page.goBack();
    const told = visitor.role('status').filter({ hasText: 'You sent an application' });
    await visitor.reads(() => visitor.isOnScreen(told), true);
  });

  it('tells truly that it was closed early, also who was writing', async () => {
    await setting.service.app
      .get(CohortsService, { strict: false })
      .transition(setting.world.organisationId, cohortId, 'closed');
    await visitor.click('button', 'Send the application');
    await visitor.role('alert').filter({ hasText: 'Applications are not taken any more.' }).waitFor();
    expect(await visitor.page.getByText('Applications are taken until').count()).toBe(0);
    await visitor.page.goto(`/apply/${cohortId}`);
    await visitor.sees(/They were meant to be taken until 1 March 2127 .*, but the team has closed them already\./);
    expect(await visitor.page.getByText('were taken until').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
});
