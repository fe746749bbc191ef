import { headPositions } from './head-word.js';
import { type Label } from './label.js';
import { type PatternHit, PatternMatcher } from './pattern-matcher.js';
import { resemblances } from './resemblance.js';
import { type Topic, type TopicWords } from './topic.js';
import { TOPICS } from './topics.js';

const STRENGTHS = { certain: 60, sure: 16, subject: 8, mention: 4, context: 2 } as const;
type Strength = keyof typeof STRENGTHS;

/** A word more makes a pattern more telling: "how many users" beats "users". */
const PER_FURTHER_WORD = 2;
/** The noun that the question is about. */
const FOR_HEAD = 9;
/** "How many buyers are there" is about how many, so that the noun alone decides nothing. */
const COUNTING: ReadonlySet<string> = new Set(['many', 'number']);
const COUNTING_BY = 3;
/** What further patterns of a topic add to its best, and the most they can. */
const FOR_MORE = 1;
const MOST_FOR_MORE = 2;
const ENOUGH = 4;
/** What comes after the main question, or stands in brackets, counts for half; what a heading announces does not. */
const MAIN = 2;
const ASIDE = 1;
const HEADING = 2;

/** How much a point of the patterns counts beside resemblance to the examples. */
const FOR_PATTERNS = 0.6;

const NO_ROLES: ReadonlySet<Topic> = new Set(['personal', 'administrative', 'other']);

interface Sign {
  topic: Topic;
  strength: Strength;
}

interface Scored {
  topic: Topic;
  score: number;
  last: number;
}

interface Ranked extends Scored {
  more: number;
}

const STRENGTH_NAMES = Object.keys(STRENGTHS) as Strength[];

function signsOf(words: TopicWords): [string, Sign][] {
  return STRENGTH_NAMES.flatMap((strength) => {
    const sign: Sign = { topic: words.topic, strength };
    return (words[strength] ?? []).map((pattern): [string, Sign] => [pattern, sign]);
  });
}

const MATCHER = new PatternMatcher<Sign>(TOPICS.flatMap(signsOf));

/** Longer patterns take the words they are made of away from shorter ones, unless those tell the same more surely. */
function isSwallowed(hit: PatternHit<Sign>, hits: readonly PatternHit<Sign>[]): boolean {
  return hits.some(({ at, tag }) => {
    const isSurer = tag.topic === hit.tag.topic && STRENGTHS[hit.tag.strength] > STRENGTHS[tag.strength];
    return !isSurer && at.length > hit.at.length && hit.at.every((position) => at.includes(position));
  });
}

function counting(words: readonly string[]): number {
  return words.slice(0, COUNTING_BY).findIndex((word) => COUNTING.has(word));
}

function scoresOf(words: readonly string[]): Scored[] {
  const hits = MATCHER.match(words);
  const head = headPositions(words);
  const count = counting(words);
  const isAbout = (at: readonly number[]): boolean =>
    head.some((position) => at.includes(position)) && (count < 0 || at.includes(count));
  return hits
    .filter((hit) => !isSwallowed(hit, hits))
    .map(({ tag, at }) => ({
      topic: tag.topic,
      score:
        STRENGTHS[tag.strength] +
        PER_FURTHER_WORD * (at.length - 1) +
        (isAbout(at) ? FOR_HEAD : 0),
      last: at.at(-1) ?? 0,
    }));
}

/** The best of each topic; what else speaks for it only settles what is nearly equal. */
function combined(parts: readonly (readonly Scored[])[], mainParts: number): Ranked[] {
  const byTopic = new Map<Topic, Ranked>();
  parts.forEach((scores, part) => {
    for (const { topic, score, last } of scores) {
      const weighed = score * (part < mainParts ? MAIN : ASIDE);
      const best = byTopic.get(topic);
      if (!best) byTopic.set(topic, { topic, score: weighed, last, more: 0 });
      else {
        best.score = Math.max(best.score, weighed);
        best.more = Math.min(best.more + FOR_MORE, MOST_FOR_MORE);
        best.last = Math.max(best.last, last);
      }
    }
  });
  return [...byTopic.values()];
}

/** Every topic that a question asks about in so many words, be it in passing. */
export function topicsInQuestion({ clauses, hints }: Label): Topic[] {
  return combined([...clauses, hints].map(scoresOf), 1)
    .filter(({ score }) => score >= STRENGTHS.subject * ASIDE)
    .map(({ topic }) => topic);
}

function ranked({ clauses, hints }: Label): Ranked[] {
  const parts = [...clauses, hints].map(scoresOf);
  const main = parts.findIndex((scores) => scores.some(({ topic, score }) => topic !== 'nothing' && score >= ENOUGH));
  if (main < 0) return [];
  const isHeading = main < clauses.length - 1 && (clauses[main]?.length ?? 0) <= HEADING;
  return combined(parts.slice(main), isHeading ? 2 : 1)
    .filter(({ topic, score }) => topic !== 'nothing' && score >= ENOUGH * MAIN)
    .sort((a, b) => b.score + b.more - a.score - a.more || b.last - a.last);
}

/**
 * What a question is about, or null. The main question of several decides if it tells anything; between equals the
 * topic named last, because English puts the head noun last ("customer problem" asks for a problem). What the tables
 * of patterns say is weighed against how much the question resembles the examples of each topic.
 */
export function topicOfQuestion(label: Label): Topic | null {
  const found = ranked(label);
  const [first] = found;
  if (first && first.score >= STRENGTHS.certain * MAIN) return first.topic;
  const alike = resemblances(label);
  // Without a role the patterns tell more kinds of topic apart than the examples do.
  const noRole = Math.max(alike.get('administrative') ?? 0, alike.get('other') ?? 0);
  const candidates = new Map(alike);
  for (const { topic, score, more } of found) {
    const likeness = NO_ROLES.has(topic) ? noRole : (alike.get(topic) ?? 0);
    candidates.set(topic, (score + more) * FOR_PATTERNS + likeness);
  }
  const [topic, weight] = [...candidates].reduce((best, one) => (one[1] > best[1] ? one : best));
  if (weight <= 0) return null;
  // Likeness alone hides no answer from the reviewer.
  return topic !== 'other' && NO_ROLES.has(topic) && !found.some((one) => one.topic === topic) ? 'other' : topic;
}
