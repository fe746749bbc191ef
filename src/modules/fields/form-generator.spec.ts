import { CLARITY_ROLES } from './field.js';
import { generateForm } from './form-generator.js';

describe('generateForm', () => {
  it('covers every clarity role with one question each when the brief is plain', () => {
    const form = generateForm({ name: 'Spring', brief: 'Early-stage founders.' });
    expect(form.map((field) => field.clarity_role).filter(Boolean)).toEqual([...CLARITY_ROLES]);
    expect(form).toHaveLength(11);
    expect(form.every((field) => field.help)).toBe(true);
  });

  it('asks what the brief calls for besides, two themes at most', () => {
    const labels = (brief: string): string[] => generateForm({ name: 'Spring', brief }).map((field) => field.label);
    expect(labels('A grant for researchers')).toContain('How would you spend the grant?');
    expect(labels('Climate and carbon removal')).toContain(
      'What emissions or resource use do you reduce, and by how much?',
    );
    expect(labels('Grants, climate, health, education, banking and research')).toHaveLength(13);
  });

  it('names the programme, taking its name for text only', () => {
    const help = generateForm({ name: '$& Labs', brief: null }).find((field) => field.clarity_role === 'ask')?.help;
    expect(help).toContain('the support of $& Labs');
  });

  it('gives the same form again, with unique keys', () => {
    const cohort = { name: 'Spring', brief: 'Social impact in health' };
    expect(generateForm(cohort)).toEqual(generateForm(cohort));
    const keys = generateForm(cohort).map((field) => field.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
