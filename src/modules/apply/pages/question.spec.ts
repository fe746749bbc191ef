import { type Field } from '../../fields/field.js';
import { questionOf, renderQuestion } from './question.js';

const FIELD: Field = { key: 'a', label: 'Site', field_type: 'url', sources: [], clarity_role: null, required: true };

function rendered(change: Partial<Field>, values: string[] = [], problem: string | null = null): string {
  return renderQuestion({ ...questionOf({ ...FIELD, ...change }), values, problem }).text;
}

it.each([
  ['Site', true, 'Site <span class="mark">(required)</span>'],
  ['Site', false, 'Site <span class="mark">(optional)</span>'],
  ['Site (optional)', false, 'Site (optional)'],
  ['Site (Optional)', true, 'Site (Optional) <span class="mark">(required)</span>'],
])('says of "%s" once, and truly, whether it is needed', (label, required, title) => {
  expect(rendered({ label, required })).toContain(`>${title}</label>`);
});

it('keeps what is no day of the calendar, which a control for days would drop', () => {
  expect(rendered({ field_type: 'date' }, ['2026-02-28'])).toContain('type="date"');
  expect(rendered({ field_type: 'date' }, ['last spring'])).toMatch(/type="text".*value="last spring"/);
});

it('keeps the first line break of a long text', () => {
  expect(rendered({ field_type: 'long_text' }, ['\na'])).toContain('>\n\na</textarea>');
});

it('asks in writing what has no options to choose from', () => {
  expect(rendered({ field_type: 'select' })).toContain('<input type="text"');
  expect(rendered({ field_type: 'multi_select' })).toContain('<input type="text"');
});

it('marks a choice that was made, in whatever case, and what is wrong with the group', () => {
  const group = rendered(
    { field_type: 'multi_select', options: ['Red', 'Green'], help: 'All.' },
    ['green'],
    'Choose more',
  );
  expect(group).toMatch(/<fieldset class="question wrong" aria-describedby="q-answer-a-problem q-answer-a-help">/);
  expect(group).toMatch(/value="Green" checked>/);
  expect(group).not.toMatch(/value="Red" checked>/);
});
