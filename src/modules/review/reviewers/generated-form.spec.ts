import { CLARITY_ROLES, type Field } from '../../fields/field.js';
import { generateForm } from '../../fields/form-generator.js';
import { CRITERIA } from '../../rubric/criteria.js';

const BRIEFS = [null, 'A grant', 'Social impact', 'University research', 'A grant for social impact research'];

type Criterion = (typeof CRITERIA)[number];

/** Whether the answer would be read for a criterion: in its place, and for the score that it counts towards. */
function bringsEvidence({ clarity_role: role, required, sources }: Field, { id, source }: Criterion): boolean {
  const isHome = role === id || !CLARITY_ROLES.some((each) => each === id);
  return required && isHome && sources.includes(source);
}

describe('a generated form', () => {
  it.each(BRIEFS)('asks for evidence of every criterion of the rubric, for the brief %j', (brief) => {
    const form = generateForm({ name: 'Spring', brief });
    const missing = CRITERIA.filter((criterion) => !form.some((field) => bringsEvidence(field, criterion)));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
