import { describeInBrowser } from './support/portal-browser.js';
import { PortalSetting } from './support/portal-setting.js';

const PASSWORD = 'seven loaves before noon';
const PHONE = 390;

describeInBrowser('members', () => {
  let setting: PortalSetting;

  beforeAll(async () => {
    setting = await PortalSetting.create();
  });
  afterAll(() => setting.close());

  it('invites somebody by a link that works once, who joins as a viewer and finds no actions of an admin', async () => {
    const owner = await setting.browser.visitor({ as: setting.world });
    await owner.open('/members');
    await owner.click('button', 'Invite somebody');
    await owner.fill(/^E-mail/, 'vera@example.com');
    await owner.choose(/^Role/, 'Viewer');
    expect(await owner.barriers()).toEqual([]);
    const release = await owner.hold('POST');
    await owner.click('button', 'Make the invitation');
    await owner.disabled(owner.role('button', 'Cancel'));
    await owner.page.keyboard.press('Escape');
    release();
    const link = await owner.role('region', 'Invitation link').innerText();
    await owner.click('button', 'Copy invitation link');
    await owner.copied(link);
    await owner.click('button', 'Done');
    await owner.role('row', /^vera@example.com Viewer Invited until/).waitFor();
    await owner.gone(owner.page.getByText(link));
    expect(await owner.barriers()).toEqual([]);
    expect(owner.complaints).toEqual([]);
    await owner.close();

    const path = new URL(link).pathname.replace('/portal', '');
    const guest = await setting.browser.visitor({ width: PHONE, scheme: 'dark' });
    await guest.open(path);
    await guest.heading(/^Join the team of Organisation \d+$/);
    await guest.sees(/^You were invited as viewer: reads submissions/);
    expect(await guest.field('E-mail').inputValue()).toBe('vera@example.com');
    await guest.fill(/^Password/, 'long enough at last');
    await guest.fill(/^The same again/, 'other');
    await guest.click('button', 'Join');
    await guest.sees('Not the same as above');
    await guest.focused(guest.field('The same again'));
    expect(await guest.barriers()).toEqual([]);
    await guest.fitsScreen();
    await guest.fill(/^Password/, PASSWORD);
    await guest.fill(/^The same again/, PASSWORD);
    await guest.click('button', 'Join');
    await guest.heading('Submissions');
    expect(guest.complaints).toEqual([]);
    await guest.close();

    const late = await setting.browser.visitor();
    await late.open(path);
    await late.heading('This link does not work any more');
    expect(await late.barriers()).toEqual([]);
    await late.close();

    const viewer = await setting.browser.visitor({ as: { email: 'vera@example.com', password: PASSWORD } });
    await viewer.open('/members');
    await viewer.role('row', /^vera@example.com You Viewer Active/).waitFor();
    expect(await viewer.role('button', /^(Invite|Change role|Remove|New link)/).count()).toBe(0);
    expect(await viewer.role('link', 'Audit log').count()).toBe(0);
    expect(viewer.complaints).toEqual([]);
    await viewer.close();
  });

  it('lets somebody back in who has forgotten their password, by a link that works once', async () => {
    const owner = await setting.browser.visitor({ as: setting.world });
    await owner.open('/members');
    expect(await owner.role('button', `New password for ${setting.world.email}`).count()).toBe(0);
    await owner.click('button', 'New password for vera@example.com');
    await owner.role('dialog', 'Let vera@example.com choose a new password?').waitFor();
    await owner.click('button', 'Make the link');
    const link = await owner.role('region', 'Password link').innerText();
    await owner.click('button', 'Copy password link');
    await owner.copied(link);
    expect(await owner.barriers()).toEqual([]);
    await owner.click('button', 'Done');
    await owner.gone(owner.page.getByText(link));
    await owner.follow('/audit-log');
    await owner.sees(/made a link for a new password of\s+vera@example.com/);
    expect(owner.complaints).toEqual([]);
    await owner.close();

    const vera = await setting.browser.visitor();
    await vera.open('/sign-in');
    await vera.sees(/^Forgotten your password\? An admin or owner of your team makes a link/);
    await vera.open(new URL(link).pathname.replace('/portal', ''));
    await vera.heading('Choose a new password');
    expect(await vera.barriers()).toEqual([]);
    await vera.fill(/^Password/, 'three herons past the weir');
    await vera.fill(/^The same again/, 'three herons past the weir');
    await vera.click('button', 'Save the password');
    await vera.heading('Submissions');
    expect(vera.complaints).toEqual([]);
    await vera.close();
  });

  it('changes a role and removes a member, but never the last owner', async () => {
    const owner = await setting.browser.visitor({ as: setting.world });
    await owner.open('/members');
    await owner.click('button', 'Change role of vera@example.com');
    await owner.choose('Role', 'Reviewer');
    await owner.click('button', 'Change the role');
    await owner.role('row', /^vera@example.com Reviewer/).waitFor();

    await owner.click('button', `Change role of ${setting.world.email}`);
    await owner.choose('Role', 'Admin');
    await owner.click('button', 'Change the role');
    await owner.sees('This is the only owner. Make somebody else an owner first.');
    await owner.click('button', 'Cancel');

    await owner.click('button', 'Remove vera@example.com');
    await owner.disabled(owner.role('button', 'Remove from the team'));
    await owner.fill('Type “vera@example.com” to go on', 'vera@example.com');
    expect(await owner.barriers()).toEqual([]);
    await owner.click('button', 'Remove from the team');
    await owner.gone(owner.role('row', /^vera@example.com/));
    await owner.focused(owner.role('heading', 'Members'));
    expect(owner.complaints).toEqual([]);
    await owner.close();
  });

  it('lets everybody change their own password, found in the menu of the account', async () => {
    const member = await setting.browser.visitor({ as: setting.world });
    await member.open('/members');
    await member.click('button', /^Account/);
    await member.click('menuitem', 'Account and password');
    await member.heading('Your account');
    await member.fill(/^Current password/, 'not the password');
    await member.fill(/^New password/, PASSWORD);
    await member.fill(/^The new one again/, PASSWORD);
    await member.click('button', 'Change the password');
    await member.sees('The current password is not right.');
    expect(await member.barriers()).toEqual([]);
    await member.fill(/^Current password/, setting.world.password);
    await member.click('button', 'Change the password');
    await member.sees(/^Your password is changed/);
    expect(member.complaints).toEqual([]);
    await member.close();
    const again = await setting.browser.visitor({ as: { email: setting.world.email, password: PASSWORD } });
    await again.open('/account');
    await again.heading('Your account');
    await again.close();
  });
});
