import { AWKWARD_TEXTS } from '../../../test/support/awkward-texts.js';
import { timesAsLong } from '../../../test/support/cpu-time.js';
import { growthOf, MOST_GROWTH } from '../../../test/support/growth.js';
import { sampled } from '../../../test/support/sampled.js';
import { checkAnswers } from './answers-check.js';
import { FIELD_TYPES, type Field } from './field.js';
import { inferFields } from './field-inference.js';
import { generateForm } from './form-generator.js';

const LABELS = 200;
const LABEL_LENGTH = 290;
/** Of what ordinary questions of the same length take, which is about what the others take. */
const MOST_TIMES = 3;

const ordinary = (length: number): string =>
  'Which customers have paid you so far, and how many of them came back? '.repeat(LABEL_LENGTH).slice(0, length);

/** As many labels as a form may have, no two the same. */
function labels(of: (length: number) => string): { label: string }[] {
  return Array.from({ length: LABELS }, (_, at) => ({ label: `${of(LABEL_LENGTH)} ${at}` }));
}

const FIELDS = FIELD_TYPES.map((type): Field => ({
  key: type,
  label: type,
  field_type: type,
  options: ['yes', 'no'],
  sources: [],
  clarity_role: null,
  required: true,
}));

describe('labels and answers of awkward shapes', () => {
  it.each(sampled(AWKWARD_TEXTS))('are read at once as 200 labels: $name', async ({ of }) => {
    const [awkward, usual] = [labels(of), labels(ordinary)];
    const read = (inputs: { label: string }[]) => (): Promise<unknown> => Promise.resolve(inferFields(inputs));
    const options = { as: read(usual), rounds: 5, enough: MOST_TIMES };
    await expect(timesAsLong(read(awkward), options)).resolves.toBeLessThan(MOST_TIMES);
  });

  it.each([
    ['labels', (text: string): unknown => inferFields([{ label: text }])],
    [
      'answers to every type of question',
      (text: string): unknown =>
        checkAnswers(
          FIELDS,
          FIELDS.map(({ key }) => ({ key, value: text })),
        ),
    ],
    [
      'briefs that a form is made of',
      (text: string): unknown => generateForm({ name: text.slice(0, 200), brief: text }),
    ],
  ])('take as long as they are: %s', async (_, work) => {
    expect(await growthOf(work, sampled(AWKWARD_TEXTS))).toBeLessThan(MOST_GROWTH);
  });
});
