import { CLARITY_ROLES, type Field } from './field.js';
import { inferFields } from './field-inference.js';
import { FORM, generateForm } from './form-generator.js';

const formFor = (brief: string | null): Field[] => generateForm({ name: 'Spring', brief });
const labelsFor = (brief: string): string[] => formFor(brief).map((field) => field.label);
const briefOf = ({ signs: [sign = ''] }: { signs: readonly string[] }): string => `About ${sign.replace('*', '')}.`;

const BRIEFS = [
  null,
  'Early-stage founders.',
  'A grant for social impact and climate founders in health, education and fintech research.',
  ...[...FORM.kinds, ...FORM.themes].map(briefOf),
];

describe('generateForm', () => {
  it('covers every clarity role with one question each when the brief is plain', () => {
    const form = formFor('Early-stage founders.');
    expect(form.map((field) => field.clarity_role).filter(Boolean)).toEqual([...CLARITY_ROLES]);
    expect(form).toHaveLength(11);
  });

  it.each(BRIEFS)('asks for every role, and asks what it means to ask, for the brief %j', (brief) => {
    const form = formFor(brief);
    expect(form.slice(0, CLARITY_ROLES.length).map((field) => field.clarity_role)).toEqual([...CLARITY_ROLES]);
    const plain = form.map(({ help: _, ...field }) => field);
    expect(inferFields(form.map(({ label }) => ({ label })))).toEqual(plain);
    expect(form.every(({ help = '' }) => help.length > 20 && help.length <= 200)).toBe(true);
  });

  it('asks in the words of the kind of programme', () => {
    expect(labelsFor('A grant for researchers')).toContain('How would you spend the grant?');
    expect(labelsFor('A grant for researchers')).toContain('What results do you have so far?');
    expect(labelsFor('For social enterprises')).toContain(
      'What impact have you had so far, and how do you measure it?',
    );
    expect(labelsFor('An accelerator for founders')).toEqual(formFor(null).map((field) => field.label));
  });

  it('asks what the themes of the brief call for besides, two at most', () => {
    expect(labelsFor('Climate and carbon removal')).toContain(
      'How do you reduce emissions or resource use, and by how much?',
    );
    expect(labelsFor('Grants, climate, health, education, banking and research')).toHaveLength(13);
  });

  it('names the programme, taking its name for text only', () => {
    const help = generateForm({ name: '$& Labs', brief: null }).find((field) => field.clarity_role === 'ask')?.help;
    expect(help).toContain('the support of $& Labs');
  });

  it('gives the same form again, with unique keys', () => {
    const brief = 'Social impact in health';
    expect(formFor(brief)).toEqual(formFor(brief));
    const keys = formFor(brief).map((field) => field.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
