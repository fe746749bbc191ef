import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { fastestCpuTime } from '../../../test/support/cpu-time.js';
import { sampled } from '../../../test/support/sampled.js';
import { CLARITY_ROLES, type Field, FIELD_TYPES, SOURCES } from './field.js';
import { inferFields } from './field-inference.js';

type Labelled = Pick<Field, 'label'>;

const FIELDS: Labelled[] = readFileSync('eval/golden/development/labels.jsonl', 'utf8')
  .trimEnd()
  .split('\n')
  .flatMap((line) => (JSON.parse(line) as { fields: Labelled[] }).fields);

const LABELS_OF_A_FORM = 30;

const infer = (label: string): Field => {
  const [field] = inferFields([{ label }]);
  if (!field) throw new Error(`nothing was inferred from ${JSON.stringify(label)}`);
  return field;
};
const read = (label: string): Pick<Field, 'field_type' | 'clarity_role' | 'required' | 'sources'> => {
  const { field_type, clarity_role, required, sources } = infer(label);
  return { field_type, clarity_role, required, sources };
};
const anyLabel = fc.oneof(
  fc.constantFrom(...FIELDS.map(({ label }) => label)),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

describe('inference from the labels of the development forms', () => {
  it('does not depend on case, numbering, markup or what ends the label', () => {
    for (const { label } of sampled(FIELDS)) {
      const expected = { label, ...read(label) };
      const plain = label.replace(/^\d+\.\s/, '');
      const written = [label.toUpperCase(), label.toLowerCase(), `${label} *`, `${label}:`, `  ${label}  `];
      const marked = [`**${plain}**`, `<b>${plain}</b>`, `- ${plain}`];
      const numbered = [`3. ${plain}`, `Q12: ${plain}`, `(b) ${plain}`, `2.1 ${plain}`];
      for (const way of [...written, ...marked, ...numbered]) expect({ label, ...read(way) }).toEqual(expected);
    }
  });

  it('never speaks of anything that may not be, whatever the label', () => {
    fc.assert(
      fc.property(anyLabel, (label) => {
        const field = infer(label);
        expect(FIELD_TYPES).toContain(field.field_type);
        expect([...CLARITY_ROLES, null]).toContain(field.clarity_role);
        expect(SOURCES.filter((source) => field.sources.includes(source))).toEqual(field.sources);
        if (field.sources.length === 0) expect(field.clarity_role).toBeNull();
        expect(field.key).toMatch(/^(?=.{1,64}$)[a-z0-9]+(?:_[a-z0-9]+)*$/);
        expect(infer(label)).toEqual(field);
      }),
      { numRuns: 300 },
    );
  });

  it('reads every label of a form by itself, under keys of its own', () => {
    fc.assert(
      fc.property(fc.array(anyLabel, { maxLength: 12 }), (labels) => {
        const fields = inferFields(labels.map((label) => ({ label })));
        expect(new Set(fields.map(({ key }) => key)).size).toBe(labels.length);
        labels.forEach((label, at) => {
          expect(fields[at]).toMatchObject(read(label));
        });
      }),
      { numRuns: 100 },
    );
  });

  it('takes a few milliseconds for a form', async () => {
    const inputs = FIELDS.map(({ label }) => ({ label }));
    const enough = (10 * inputs.length) / LABELS_OF_A_FORM;
    const fastest = await fastestCpuTime(() => Promise.resolve(inferFields(inputs)), { rounds: 20, enough });
    expect(fastest).toBeLessThan(enough);
  });

  it('survives adversarial labels quickly', async () => {
    const prose = ['how ', 'how do you ', 'what problem ', 'if a, '];
    const marks = ['a', '(', '((', '[', '@', '-', '<a', '1.', '\u0301', '٣'];
    const work = (): Promise<void> => {
      for (const part of [...prose, ...marks]) inferFields([{ label: part.repeat(20_000) }]);
      return Promise.resolve();
    };
    expect(await fastestCpuTime(work, { rounds: 4, enough: 600 })).toBeLessThan(600);
  });
});
