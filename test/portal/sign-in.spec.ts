import { sharedTestApp } from '../setup/shared-app.js';
import { type TestApp } from '../setup/test-app.js';
import { World } from '../support/world.js';
import { describeInBrowser, PortalBrowser } from './support/portal-browser.js';

describeInBrowser('sign-in', () => {
  let service: TestApp;
  let browser: PortalBrowser;
  let world: World;

  beforeAll(async () => {
    service = await sharedTestApp('api');
    browser = await PortalBrowser.launch(service);
    world = await World.create(service);
  });
  afterAll(() => browser.close());

  it('leads a stranger to sign-in and from there to where they wanted to go', async () => {
    const visitor = await browser.visitor();
    await visitor.open('/submissions?tab=preview');
    await visitor.heading('Sign in');
    expect(await visitor.page.getByText('Your session has ended').count()).toBe(0);
    expect(await visitor.role('link', 'documentation of the API').getAttribute('href')).toBe('/docs');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.fill('E-mail', world.email);
    await visitor.fill('Password', world.password);
    await visitor.click('button', 'Sign in');
    await visitor.heading('Submissions');
    await visitor.search('?tab=preview');
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('says that a password is wrong, where it is read aloud', async () => {
    const visitor = await browser.visitor();
    await visitor.open('/sign-in');
    await visitor.fill('E-mail', world.email);
    await visitor.fill('Password', 'not the password');
    await visitor.click('button', 'Sign in');
    await visitor.reads(() => visitor.role('alert').innerText(), 'Invalid e-mail or password.');
    await visitor.close();
  });

  it('asks somebody of two teams with the same password which one is meant, and remembers it until they sign out', async () => {
    const [first, second] = [await World.create(service), await World.create(service)];
    await service.database.query(
      'update members set (email, password_hash) = (select email, password_hash from members where organisation_id = $1) where organisation_id = $2',
      [first.organisationId, second.organisationId],
    );
    const visitor = await browser.visitor();
    const signIn = async (): Promise<void> => {
      await visitor.fill('E-mail', first.email);
      await visitor.fill('Password', first.password);
      await visitor.click('button', 'Sign in');
    };
    await visitor.open('/sign-in');
    await signIn();
    await visitor.sees('You are in several teams. Which one do you want to sign in to?');
    expect(await visitor.barriers()).toEqual([]);
    const names = await visitor.page.getByRole('group').getByRole('button').allInnerTexts();
    expect(names).toHaveLength(2);
    await visitor.click('button', names[1] ?? '');
    await visitor.heading('Submissions');
    await service.database.query('delete from portal_sessions');
    await visitor.open('/submissions');
    await signIn();
    await visitor.heading('Submissions');
    await visitor.click('button', /^Account/);
    await visitor.sees(`owner of ${names[1] ?? ''}`);
    await visitor.click('menuitem', 'Sign out');
    await visitor.heading('Sign in');
    await signIn();
    await visitor.sees('You are in several teams. Which one do you want to sign in to?');
    await visitor.close();
  });

  it('asks to sign in above the page when the session ends in the middle, and goes on then', async () => {
    const member = await browser.visitor({ as: world });
    const cohorts = member.page.waitForResponse(/\/v1\/portal\/cohorts/);
    await member.open('/submissions');
    // Nothing is asked for any more that would find out by itself.
    await member.sees('No submissions yet');
    await cohorts;
    await service.database.query('delete from portal_sessions');
    await member.click('tab', /^Preview/);
    await member.role('dialog', 'Your session has ended').waitFor();
    expect(await member.barriers()).toEqual([]);
    await member.fill('Password', 'not the password');
    await member.click('button', 'Sign in');
    await member.role('alert').filter({ hasText: 'Invalid e-mail or password.' }).waitFor();
    await member.fill('Password', world.password);
    await member.click('button', 'Sign in');
    await member.sees('No previews yet');
    await member.gone(member.role('dialog'));
    await service.database.query('delete from portal_sessions');
    await member.click('link', 'Board');
    await member.click('button', 'Sign in as somebody else');
    await member.heading('Sign in');
    expect(member.complaints).toEqual([]);
    await member.close();
  });

  it('signs out', async () => {
    const member = await browser.visitor({ as: world });
    await member.open('/');
    await member.heading('Submissions');
    await member.click('button', /^Account/);
    await member.click('menuitem', 'Sign out');
    await member.heading('Sign in');
    await member.open('/submissions');
    await member.heading('Sign in');
    expect(member.complaints).toEqual([]);
    await member.close();
  });
});
