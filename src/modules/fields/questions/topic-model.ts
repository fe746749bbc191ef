import { CLARITY_ROLES, type ClarityRole } from '../field.js';
import { softmax } from '../../../language/linear-model.js';
import { readTable, STEP_LETTERS, stepAt } from '../../../language/resources.js';

/** What a question can be about: one of the clarity roles, or something that has none. */
export const TOPICS = [
  ...CLARITY_ROLES,
  /** Who the applicants are and how to reach them. */
  'personal',
  /** Registration, consent, logistics. */
  'administrative',
  'other',
] as const;
export type Topic = (typeof TOPICS)[number];

export function isRole(topic: Topic | null): topic is ClarityRole {
  return CLARITY_ROLES.some((role) => role === topic);
}

/** Whether its answers say who somebody is, or serve the application only: nothing that a reviewer may see. */
export function isPrivate(topic: Topic | null): boolean {
  return topic === 'personal' || topic === 'administrative';
}

/** A linear model as its trainer writes it: of each feature, how much it speaks for each topic. */
export interface TopicModel {
  /** A hash of the texts that it was trained on, and its results on other texts. */
  readonly texts: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly topics: readonly string[];
  /** In the order of their weights, with a bar between. */
  readonly features: string;
  readonly reach: number;
  /** A letter for each feature and topic: the square root of the weight in 63 steps. */
  readonly weights: string;
}

/** An odd number, so that the step in the middle stands for no weight. */
const STEPS = STEP_LETTERS.slice(0, 63);
const MIDDLE = (STEPS.length - 1) / 2;

/** Encodes a weight. Most weights are small and decide together, so small ones get finer steps. */
export function letterOf(weight: number, reach: number): string {
  return STEPS.charAt(MIDDLE + Math.round(Math.sign(weight) * Math.sqrt(Math.abs(weight) / reach) * MIDDLE));
}

function weightOf(step: number, reach: number): number {
  return Math.sign(step) * (step / MIDDLE) ** 2 * reach;
}

interface TopicWeights {
  readonly rows: ReadonlyMap<string, number>;
  readonly values: Float32Array;
}

/** @throws if it was trained for other topics, which it would mix up */
export function weightsOf(model: Omit<TopicModel, 'texts' | 'figures'>): TopicWeights {
  const { topics, features, reach, weights } = model;
  if (topics.join() !== TOPICS.join()) throw new Error(`The model tells ${topics.join()}, not ${TOPICS.join()}`);
  const rows = new Map(features.split('|').map((feature, row) => [feature, row * TOPICS.length]));
  const byStep = Array.from(STEPS, (_, step) => weightOf(step - MIDDLE, reach));
  const values = new Float32Array(weights.length);
  for (let at = 0; at < values.length; at += 1) values[at] = byStep[stepAt(weights, at)] ?? 0;
  return { rows, values };
}

export function likelihoods(features: ReadonlyMap<string, number>, { rows, values }: TopicWeights): number[] {
  const sums = TOPICS.map(() => 0);
  for (const [feature, value] of features) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + value * (values[row + at] ?? 0);
  }
  return softmax(sums);
}

/** Loaded at first use, since many processes never need it. */
let weights: TopicWeights | undefined;

export function topicLikelihoods(features: ReadonlyMap<string, number>): number[] {
  weights ??= weightsOf(readTable('models/question-roles.json') as TopicModel);
  return likelihoods(features, weights);
}
