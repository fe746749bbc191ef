import { FormsService } from '../../../src/modules/cohorts/forms/forms.service.js';
import { type Field, type FieldType } from '../../../src/modules/fields/field.js';
import { eventually } from '../../support/eventually.js';
import { type PortalPage } from './portal-page.js';
import { type PortalSetting } from './portal-setting.js';

const question = (label: string, field_type: FieldType, change: Partial<Field> = {}): Field => ({
  key: field_type,
  label,
  field_type,
  sources: [],
  clarity_role: null,
  required: true,
  ...change,
});
/** One of each kind that a page shows in a way of its own. */
export const QUESTIONS: Field[] = [
  question('What problem are you solving?', 'long_text', { help: 'A figure says more than an adjective.' }),
  question('Where do you work?', 'multi_select', { options: ['Ireland', 'Spain', 'Elsewhere'] }),
  question('How far are you?', 'select', { options: ['Idea', 'Prototype', 'Customers'] }),
  question('Are you a company already?', 'boolean'),
  question('Website', 'url', { required: false }),
  question('When did you start?', 'date', { required: false }),
];

/** A cohort whose public form asks them. */
export async function openForm({ service, world }: PortalSetting): Promise<{ id: string; path: string }> {
  const { id } = await world.cohort({
    name: 'Spring 2127',
    description: 'Twelve weeks for founders who serve farms.',
    publicForm: true,
    closesAt: new Date('2127-03-01T12:00:00Z'),
  });
  await service.app.get(FormsService, { strict: false }).replace(world.organisationId, id, QUESTIONS);
  return { id, path: `/apply/${id}` };
}

export async function fillIn(visitor: PortalPage): Promise<void> {
  await visitor.page.getByLabel('Your name').fill('Ada Okafor');
  await visitor.page.getByLabel('Your e-mail address').fill('ada@example.com');
  await visitor.page.getByLabel('What problem are you solving?').fill('Milk goes warm at night.\nNobody notices.');
  await visitor.page.getByLabel('Ireland').check();
  await visitor.page.getByLabel('Spain').check();
  await visitor.choose(/^How far are you/, 'Customers');
  await visitor.page.getByLabel('Yes').check();
  await visitor.page.getByLabel('When did you start?').fill('2126-05-04');
}

/** Sends it, and once more while it is said to be too quick, as a person would. */
export async function send(
  visitor: PortalPage,
  press = () => visitor.click('button', 'Send the application'),
): Promise<void> {
  await eventually(async () => {
    const answered = visitor.page.waitForEvent('load');
    await press();
    await answered;
    return (await visitor.page.getByText('That was very quick').count()) === 0;
  });
}
