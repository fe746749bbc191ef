import { type CohortEntity } from '../../src/modules/cohorts/cohort.entity.js';
import { FormsService } from '../../src/modules/cohorts/forms/forms.service.js';
import { type Field, type FieldType } from '../../src/modules/fields/field.js';
import { type TestApp } from '../setup/test-app.js';
import { Applicant } from './applicant.js';
import { type World } from './world.js';

/** A question of the form; a choice has three options. */
export const field = (key: string, field_type: FieldType, required = true): Field => ({
  key,
  label: `${key}?`,
  field_type,
  sources: [],
  clarity_role: null,
  required,
  ...(field_type.includes('select') && { options: ['Red', 'Green', 'Blue'] }),
});
const FIELDS = [
  field('problem', 'long_text'),
  field('site', 'url', false),
  field('colours', 'multi_select'),
  field('open', 'boolean'),
];
/** Answers that the form takes. */
export const GOOD = {
  founder_name: 'Ada Okafor',
  contact_email: 'ada@example.com',
  'answer.problem': 'Milk goes warm.\r\nFarmers in “Cork” & 日本 lose it.',
  'answer.site': 'example.org',
  'answer.colours': ['Red', 'Blue'],
  'answer.open': 'Yes',
};

/** A cohort whose public form asks for a problem, a site, colours and a choice, and somebody who has it open. */
export async function formOf(
  service: TestApp,
  owner: World,
  change: Parameters<World['cohort']>[0] = {},
): Promise<{ cohort: CohortEntity; applicant: Applicant }> {
  const made = await owner.cohort({ publicForm: true, ...change });
  const { version } = await service.app
    .get(FormsService, { strict: false })
    .replace(owner.organisationId, made.id, FIELDS);
  const cohort = { ...made, formVersion: version };
  return { cohort, applicant: await Applicant.before(service, cohort) };
}

/** The submissions of a cohort, as its owner lists them. */
export async function idsIn(owner: World, cohortId: string): Promise<unknown[]> {
  const { body } = await owner.live.get<{ applications: { id: string }[] }>(
    `/v1/api/applications?cohort_id=${cohortId}`,
  );
  return body.applications.map(({ id }) => id);
}
