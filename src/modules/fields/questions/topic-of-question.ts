import { featuresOf } from './features.js';
import { type Label } from './label.js';
import { isPrivate, type Topic, topicLikelihoods, TOPICS } from './topic-model.js';

const LIKELY = 0.25;
/** From this probability on, for the whole label or one of its questions, a topic counts as asked for, too. */
const IN_PASSING = 0.3;
/** An answer is kept from the reviewer only if its question is clearly private. */
const SURELY_PRIVATE = 0.6;

function ranked(label: Pick<Label, 'clauses' | 'hints'>): [topic: Topic, likelihood: number][] {
  const likelihoods = topicLikelihoods(featuresOf(label));
  return TOPICS.map((topic, at): [Topic, number] => [topic, likelihoods[at] ?? 0]).sort(
    ([, one], [, other]) => other - one,
  );
}

export function topicOfQuestion(label: Label): Topic | null {
  const all = ranked(label);
  const hidden = all.reduce((sum, [topic, likelihood]) => sum + (isPrivate(topic) ? likelihood : 0), 0);
  const [topic, likelihood] = all.find(([one]) => isPrivate(one) === hidden > SURELY_PRIVATE) ?? ['other', 0];
  return likelihood < LIKELY ? null : topic;
}

export function topicsInQuestion({ clauses, hints }: Label): Topic[] {
  const parts = [{ clauses, hints }, ...clauses.map((clause) => ({ clauses: [clause], hints: [] }))];
  const likely = parts.flatMap(ranked).filter(([, likelihood]) => likelihood >= IN_PASSING);
  return [...new Set(likely.map(([topic]) => topic))];
}
