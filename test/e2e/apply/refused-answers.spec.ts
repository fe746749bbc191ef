import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { receivedId, wordsOf } from '../../support/applicant.js';
import { formOf, GOOD, idsIn } from '../../support/public-form.js';
import { World } from '../../support/world.js';

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
});

describe('what needs another look', () => {
  it('is told all at once, at the fields, with everything kept', async () => {
    const { cohort, applicant } = await formOf(service, world, { formValidation: 'lenient' });
    const wrong = {
      founder_name: 'A'.repeat(201),
      contact_email: 'ada@',
      'answer.problem': ' \n',
      'answer.site': '<no idea>',
      'answer.open': 'Perhaps',
      'answer.colours': ['Green', 'Pink'],
    };
    const page = await applicant.send(wrong);
    expect(page.status).toBe(422);
    const links = [...page.text.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>: ([^<]+)/g)].map(([, id, label, message]) => [
      id,
      label,
      message,
    ]);
    expect(links).toEqual([
      ['q-founder_name', 'Your name', 'Shorten this to 200 characters'],
      ['q-contact_email', 'Your e-mail address', 'Write an e-mail address, like name@example.org'],
      ['q-answer-problem', 'problem?', 'Answer this question'],
      ['q-answer-site', 'site?', 'Write a web address, like https://example.org'],
      ['q-answer-colours', 'colours?', 'Choose among the options'],
      ['q-answer-open', 'open?', 'Choose yes or no'],
    ]);
    expect(page.text).toMatch(/<div class="summary" role="alert" tabindex="-1" autofocus>/);
    for (const [id] of links) expect(page.text).toContain(`id="${String(id)}-problem"`);
    expect(page.text).toMatch(/id="q-answer-site"[^>]* aria-invalid="true" aria-describedby="q-answer-site-problem"/);
    expect(page.text).toContain('value="&lt;no idea&gt;"');
    expect(page.text).toMatch(/value="Green" checked/);
    expect(page.text).toContain(`value="${'A'.repeat(201)}"`);
    expect(page.text).toContain('<title>Not sent yet: ');
    expect(await idsIn(world, cohort.id)).toEqual([]);
    const token = /name="page" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    expect(receivedId(await applicant.send({ ...GOOD, page: token }))).not.toBeNull();
  });

  it('is told of keys that are not in the form, control characters and answers that came twice', async () => {
    const { cohort, applicant } = await formOf(service, world);
    const unknown = await applicant.send({ ...GOOD, 'answer.evil': 'x' });
    expect([unknown.status, wordsOf(unknown)]).toEqual([
      422,
      expect.stringContaining('Something was sent that this form does not ask for'),
    ]);
    expect(unknown.text).not.toContain('evil');
    const control = await applicant.send({ ...GOOD, 'answer.problem': 'a\u0000b\u0007' });
    expect([control.status, wordsOf(control)]).toEqual([
      422,
      expect.stringContaining('Take out the invisible control characters'),
    ]);
    const twice = await applicant.send({ ...GOOD, 'answer.site': ['a.org', 'b.org'] });
    expect([twice.status, wordsOf(twice)]).toEqual([422, expect.stringContaining('A question was answered twice')]);
    const many = await applicant.send({
      ...GOOD,
      ...Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`answer.k${n}`, 'x'])),
    });
    expect([many.status, wordsOf(many)]).toEqual([
      422,
      expect.stringContaining('It could not be taken as it was sent'),
    ]);
    expect(await idsIn(world, cohort.id)).toEqual([]);
  });
});
