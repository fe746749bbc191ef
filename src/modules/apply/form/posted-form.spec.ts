import { type Field } from '../../fields/field.js';
import { readPostedForm, toSubmissionBody } from './posted-form.js';

const field = (key: string, field_type: Field['field_type']): Field => ({
  key,
  label: key,
  field_type,
  sources: [],
  clarity_role: null,
  required: false,
});
const FIELDS = [field('problem', 'long_text'), field('markets', 'multi_select'), field('site', 'url')];

it("takes the form's own controls apart from what the applicant wrote", () => {
  const posted = readPostedForm({
    page: 'p',
    subject: ['', 'x'],
    founder_name: 'Ada',
    'answer.page': 'mine',
    other: 'y',
    constructor: 'z',
  });
  expect(posted).toEqual({
    token: 'p',
    trap: 'x',
    given: new Map([
      ['founder_name', ['Ada']],
      ['answer.page', ['mine']],
    ]),
  });
});

it('makes the body of a submission: lists joined, blanks left out, new lines as they were written', () => {
  const { given } = readPostedForm({
    contact_email: ' ada@example.com ',
    'answer.problem': 'a\r\nb',
    'answer.markets': ['Spain', 'Ireland'],
    'answer.site': ' \u00a0',
    'answer.else': 'x',
  });
  expect(toSubmissionBody('c', FIELDS, given)).toEqual({
    cohort_id: 'c',
    founder_name: '',
    contact_email: 'ada@example.com',
    answers: [
      { key: 'problem', value: 'a\nb' },
      { key: 'markets', value: 'Spain, Ireland' },
      { key: 'else', value: 'x' },
    ],
  });
});

it('leaves an answer that came twice for the service to refuse', () => {
  const { given } = readPostedForm({ 'answer.problem': ['one', 'two'] });
  expect(toSubmissionBody('c', FIELDS, given).answers).toHaveLength(2);
});

it('makes nothing of what is no text', () => {
  const { token, given } = readPostedForm({ page: { a: 'b' }, founder_name: 7, 'answer.problem': [null, ['x'], 'y'] });
  expect([token, given.get('founder_name'), given.get('answer.problem')]).toEqual(['', [], ['y']]);
});
