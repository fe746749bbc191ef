import { type Field } from '../../fields/field.js';
import { inferFields } from '../../fields/field-inference.js';
import { type FormFieldRequest } from './dto/form.request.dto.js';
import { editedForm } from './edited-form.js';

const edited = (requests: FormFieldRequest[]): Field[] => editedForm(requests, inferFields(requests));

const keysOf = (fields: { label: string; key?: string | null }[]): string[] => edited(fields).map(({ key }) => key);

describe('an edited form', () => {
  it('keeps the keys that integrations know, although labels change', () => {
    expect(keysOf([{ label: 'What is the problem, really?', key: 'what_problem_are_you_solving' }])).toEqual([
      'what_problem_are_you_solving',
    ]);
  });

  it('derives a key where none is sent, and where it is malformed or taken', () => {
    const fields = [
      { label: 'Team' },
      { label: 'Who are you?', key: 'team' },
      { label: 'Others', key: 'team' },
      { label: 'Größe', key: 'Größe!' },
      { label: '???', key: null },
      { label: 'x', key: 'a'.repeat(65) },
    ];
    expect(keysOf(fields)).toEqual(['team_2', 'team', 'others', 'grosse', 'field_5', 'x']);
  });

  it('lets its editor decide what the label would otherwise', () => {
    const [field] = edited([
      {
        label: 'What problem are you solving?',
        sources: ['clarity', 'clarity'],
        clarity_role: null,
        help: 'Be brief.',
        required: false,
      },
    ]);
    expect(field).toMatchObject({ sources: ['clarity'], clarity_role: null, help: 'Be brief.', required: false });
  });

  it('infers what its editor leaves open', () => {
    expect(edited([{ label: 'What problem are you solving?', sources: null, help: null }])).toEqual([
      expect.objectContaining({
        clarity_role: 'problem',
        sources: ['clarity', 'founder_fit', 'idea_strength'],
        required: true,
      }),
    ]);
  });
});
