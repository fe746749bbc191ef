import { type Field, FIELD_TYPES } from '../../fields/field.js';
import { problemsOf } from './problems.js';

const FIELDS: Field[] = FIELD_TYPES.map((field_type) => ({
  key: field_type,
  label: field_type,
  field_type,
  sources: [],
  clarity_role: null,
  required: true,
}));
const SENT = {
  contact_email: 'x',
  answers: [
    { key: 'text', value: 'a' },
    { key: 'url', value: 'b' },
  ],
};

it('has a sentence of its own for every kind of question', () => {
  const keys = FIELD_TYPES.filter((type) => !type.includes('text'));
  const problems = problemsOf([{ code: 'invalid_values', invalid_keys: keys }], FIELDS, SENT);
  expect(problems.map(({ control }) => control)).toEqual(keys.map((key) => `answer.${key}`));
  expect(new Set(problems.map(({ message }) => message)).size).toBe(keys.length);
});

it('lists everything in the order of the page, each control once', () => {
  const objections = [
    { code: 'invalid_contact_email', invalid_fields: ['contact_email'] },
    { code: 'limit_exceeded', invalid_fields: ['answers[1].value', 'founder_name', 'answers'] },
    { code: 'missing_keys', missing_keys: ['multi_select', 'text'], invalid_keys: ['url'] },
  ];
  expect(problemsOf(objections, FIELDS, SENT)).toEqual([
    { control: 'founder_name', message: 'Shorten this to 200 characters' },
    { control: 'contact_email', message: 'Write an e-mail address, like name@example.org' },
    { control: 'answer.text', message: 'Answer this question' },
    { control: 'answer.url', message: 'Shorten this to 20,000 characters' },
    { control: 'answer.multi_select', message: 'Choose at least one option' },
  ]);
});

it('asks for an e-mail address where none was given', () => {
  const [problem] = problemsOf([{ code: 'invalid_contact_email' }], FIELDS, { ...SENT, contact_email: '' });
  expect(problem?.message).toMatch(/^Give an e-mail address/);
});

it('finds nothing to mend in what no control stands for', () => {
  const objections = [
    { code: 'unknown_keys' },
    { code: 'limit_exceeded', invalid_fields: ['answers', 'answers[9].value', 'answers[0].key'] },
  ];
  expect(problemsOf(objections, FIELDS, SENT)).toEqual([]);
});
