import { CohortsService } from '../../../src/modules/cohorts/cohorts.service.js';
import { FormsService } from '../../../src/modules/cohorts/forms/forms.service.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { wordsOf } from '../../support/applicant.js';
import { field, formOf, GOOD, idsIn } from '../../support/public-form.js';
import { World } from '../../support/world.js';

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
});

describe('what changes while somebody writes', () => {
  it('are the questions: the new ones are asked, with the answers to those that stayed', async () => {
    const { cohort, applicant } = await formOf(service, world);
    const forms = service.app.get(FormsService, { strict: false });
    await forms.replace(world.organisationId, cohort.id, [field('problem', 'long_text'), field('why', 'text')]);
    const page = await applicant.send(GOOD);
    expect(page.status).toBe(409);
    expect(wordsOf(page)).toContain('The team has changed the questions since you opened the form');
    expect(page.text).toContain('Milk goes warm.\nFarmers');
    expect(page.text).toContain('name="answer.why"');
    expect(await idsIn(world, cohort.id)).toEqual([]);
  });

  it('is that the cohort closes', async () => {
    const { cohort, applicant } = await formOf(service, world);
    await service.app.get(CohortsService, { strict: false }).transition(world.organisationId, cohort.id, 'closed');
    const page = await applicant.send(GOOD);
    expect(page.status).toBe(403);
    expect(wordsOf(page)).toContain('Applications are not taken any more');
    expect(page.text).toContain('Milk goes warm.');
    expect(await idsIn(world, cohort.id)).toEqual([]);
  });

  it('is that the tokens run out', async () => {
    const poor = await World.create(service, { tokens: 1 });
    const { cohort, applicant } = await formOf(service, poor, { reviewPrice: 2 });
    const page = await applicant.send(GOOD);
    expect(page.status).toBe(402);
    expect(wordsOf(page)).toContain('cannot take any more applications at the moment');
    expect(page.text).toContain('Milk goes warm.');
    expect(page.text).not.toMatch(/balance|token balance/i);
    expect(await idsIn(poor, cohort.id)).toEqual([]);
  });
});
