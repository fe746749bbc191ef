import { type ClarityRole, type FieldType } from './field.js';
import { inferFields } from './field-inference.js';

type Row = [label: string, type: FieldType, role: ClarityRole | null, isPrivate?: 'private'];

const TABLE: Row[] = [
  ['What problem are you solving?', 'long_text', 'problem'],
  ['What is your company going to make?', 'long_text', 'solution'],
  ['Describe your startup in one sentence', 'text', 'solution'],
  ['Target customers', 'long_text', 'customer'],
  ['Market size (TAM/SAM/SOM)', 'long_text', 'market'],
  ['How do you make money?', 'long_text', 'business_model'],
  ['Monthly revenue (USD)', 'currency', 'traction'],
  ['How many active users do you have?', 'number', 'traction'],
  ['Do you have paying customers?', 'boolean', 'traction'],
  ['Do you have paying customers? If so, tell us how many.', 'long_text', 'traction'],
  ['How do people solve this problem today?', 'long_text', 'competition'],
  ['Why are you the right people to solve this problem?', 'long_text', 'team'],
  ['Why now?', 'long_text', 'why_now'],
  ['How much are you raising?', 'currency', 'ask'],
  ['How much are you raising and how will you spend it?', 'long_text', 'ask'],
  ['E-mail address', 'email', null, 'private'],
  ['Phone number', 'phone', null, 'private'],
  ['Link to your demo video (optional)', 'url', null, 'private'],
  ["Co-founders' names", 'text', null, 'private'],
  ['Gender', 'select', null, 'private'],
  ['Date of birth', 'date', null, 'private'],
  ['How did you hear about us?', 'text', null, 'private'],
  ['I agree to the terms and conditions', 'boolean', null, 'private'],
  ['Team size', 'number', null],
  ['What stage are you at?', 'select', null],
  ['When did you start working on this?', 'date', null],
  ['constructor', 'text', null],
  ['市场规模', 'text', null],
];

describe('inferFields', () => {
  it.each(TABLE)('reads %j as %s, %s', (...[label, type, role, isPrivate]) => {
    const [field] = inferFields([{ label }]);
    expect(field).toMatchObject({ field_type: type, clarity_role: role });
    expect(field?.sources.length === 0).toBe(isPrivate === 'private');
  });

  it.each([
    ['Website (optional)', false],
    ['Patents, if any', false],
    ['Revenue, if applicable', false],
    ['Anything else?', false],
    ['What optional features do you offer?', true],
    ['Optional: your website', false],
    ['Your website - optional', false],
    ['Do you hold patents? If yes, list them.', true],
    ['Company URL, if you have one', false],
    ['Any other comments?', false],
    ['Leave blank if you have no revenue', false],
    ['Why now?', true],
  ])('tells that %j is required: %s', (label, required) => {
    expect(inferFields([{ label }])[0]?.required).toBe(required);
  });

  it('lets what is given explicitly win', () => {
    const [field] = inferFields([
      { label: 'Website (optional)', field_type: 'text', required: true, options: ['a', 'b'] },
    ]);
    expect(field).toMatchObject({ field_type: 'text', required: true, options: ['a', 'b'] });
  });

  it.each([
    ['What stage are you at?', 'select'],
    ['Which of the following describe you? Select all that apply', 'multi_select'],
  ])('takes the options of %j for a choice', (label, type) => {
    expect(inferFields([{ label, options: ['Idea', 'Sales'] }])[0]?.field_type).toBe(type);
  });
});
