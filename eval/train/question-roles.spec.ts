import { cpuTime } from '../../test/support/cpu-time.js';
import { readTable } from '../../src/language/resources.js';
import { featuresOf } from '../../src/modules/fields/questions/features.js';
import { readLabel } from '../../src/modules/fields/questions/label.js';
import { likelihoods, type TopicModel, TOPICS, weightsOf } from '../../src/modules/fields/questions/topic-model.js';
import { readLabelTexts } from './label-texts.js';
import { trainQuestionRoles } from './question-roles.js';

const EVERY = 36;
const LOAD_MS = 30;

const own = readLabelTexts().own.filter((_, at) => at % EVERY === 0);
const few = { own, hands: new Map([['one', own.filter((_, at) => at % EVERY === 1)]]), hash: 'few' };
const shipped = readTable('models/question-roles.json') as TopicModel;

describe('trainQuestionRoles', () => {
  it('gives the same model again for the same texts', () => {
    expect(JSON.stringify(trainQuestionRoles(few))).toBe(JSON.stringify(trainQuestionRoles(few)));
  });

  it('gives another for other labels of the same questions', () => {
    const turned = own.map((text) => ({ ...text, role: text.role === 'problem' ? ('team' as const) : text.role }));
    const weights = weightsOf(trainQuestionRoles({ ...few, own: turned, hands: new Map() }));
    const likeliest = likelihoods(featuresOf(readLabel('Which problem?')), weights);
    expect(TOPICS[likeliest.indexOf(Math.max(...likeliest))]).toBe('team');
  });
});

describe('the model', () => {
  it('reads the questions of hands that it has not learned from', () => {
    expect(Object.keys(shipped.figures)).toHaveLength(4);
    for (const figure of Object.values(shipped.figures)) expect(figure).toBeGreaterThan(0.88);
  });

  it('is read at once, and takes little room', () => {
    const times = Array.from({ length: 10 }, () =>
      cpuTime(() => weightsOf(readTable('models/question-roles.json') as TopicModel)),
    );
    expect(Math.min(...times)).toBeLessThan(LOAD_MS);
    expect(JSON.stringify(shipped).length).toBeLessThan(400_000);
  });

  it('is refused when it tells other topics apart', () => {
    expect(() => weightsOf({ ...shipped, topics: [...shipped.topics].reverse() })).toThrow(/The model tells/);
  });
});
