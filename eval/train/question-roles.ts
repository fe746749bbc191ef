import {
  isRole,
  letterOf,
  likelihoods,
  type Topic,
  type TopicModel,
  TOPICS,
  weightsOf,
} from '../../src/modules/fields/questions/topic-model.js';
import { featuresOf, MOST_BY_KIND } from '../../src/modules/fields/questions/features.js';
import { readLabel } from '../../src/modules/fields/questions/label.js';
import { type Guess, macroF1 } from '../classification.js';
import { type LabelText, type LabelTexts } from './label-texts.js';
import { type Example, learn, type Table } from './softmax.js';

const OPTIONS = { kinds: TOPICS.length, fewest: 2, ridge: 0.2, rounds: 80 };
/** So many features stay, those that decide most. */
const MOST_FEATURES = 18_500;

function examplesOf(texts: readonly LabelText[]): Example[] {
  return texts.map(({ label, role, weight = 1 }) => ({
    features: featuresOf(readLabel(label)),
    kind: TOPICS.indexOf(role),
    weight,
  }));
}

function largest(weights: Float64Array): number {
  return Math.max(...weights.map(Math.abs));
}

function strength([feature, weights]: readonly [string, Float64Array]): number {
  return largest(weights) * (MOST_BY_KIND.get(feature.charAt(0)) ?? 1);
}

function pack(table: Table): Pick<TopicModel, 'topics' | 'features' | 'reach' | 'weights'> {
  const kept = [...table].sort((one, other) => strength(other) - strength(one)).slice(0, MOST_FEATURES);
  kept.sort(([one], [other]) => (one < other ? -1 : 1));
  const reach = Math.ceil(Math.max(...kept.map(([, weights]) => largest(weights))));
  const letters = kept.flatMap(([, weights]) => Array.from(weights, (weight) => letterOf(weight, reach)));
  return { topics: TOPICS, reach, features: kept.map(([feature]) => feature).join('|'), weights: letters.join('') };
}

const pipeline = (texts: readonly LabelText[]): ReturnType<typeof pack> => pack(learn(examplesOf(texts), OPTIONS));

/** How often the role, or that there is none, is told from questions that the model has not seen. */
function measured(model: Parameters<typeof weightsOf>[0], texts: readonly LabelText[]): Guess[] {
  const weights = weightsOf(model);
  const roleOf = (topic: Topic | undefined): string => String(topic && isRole(topic) ? topic : null);
  return texts.map(({ label, role }) => {
    const all = likelihoods(featuresOf(readLabel(label)), weights);
    return { actual: roleOf(role), guessed: roleOf(TOPICS[all.indexOf(Math.max(...all))]) };
  });
}

/** Learns from all texts; its figures tell how well each hand's questions are read by what the others taught. */
export function trainQuestionRoles({ own, hands, hash }: LabelTexts): TopicModel {
  const figures = [...hands].map(([hand, texts]): [string, number] => {
    const others = [...hands].flatMap(([other, theirs]) => (other === hand ? [] : theirs));
    return [`${hand} left out, macro-F1`, Number(macroF1(measured(pipeline([...own, ...others]), texts)).toFixed(3))];
  });
  return { texts: hash, figures: Object.fromEntries(figures), ...pipeline([...own, ...[...hands.values()].flat()]) };
}
