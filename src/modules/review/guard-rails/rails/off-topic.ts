import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';
import { isTopical, type Profile, profileOf, type Relation, relationsOf } from '../relation.js';
import { type Signs, signsOf } from './off-topic-signs.js';

/** Questions about the person may well be answered with anything out of a life. */
const PERSONAL_QUESTION =
  /\b(?:yourself|hobb|free time|spare time|outside (?:of )?work|fun fact|something (?:fun|surprising|unusual|interesting|about you)|favou?rite|who are you|your story|personal|inspir|motivat|passion|proud|fail|anecdote|a time (?:when|you)|tell us a story|interests|life|introduce)\b/iu;
const FEWEST_WORDS = 20;
/** Without any word that gives another subject away, only a longer text is sure to be about something else. */
const FEWEST_PLAIN_WORDS = 40;
const SOME_LIFE = 0.07;
const SOME_TOPICAL = 6;
/** Lists of names and tables share little with anything, but are no prose. */
const PROSE_SHARE = 0.25;
/** Nothing that is as close as this needs a second look. */
const CLOSE = 0.5;
/** With less than this to compare it with, it has to speak for itself. */
const FEWEST_KNOWN = 8;

/**
 * What each sign is worth: the most of it that counts, and what that much adds. The worths were fitted to answers about
 * ventures and about other things, and rounded.
 */
const WORTHS: readonly (readonly [sign: keyof Signs, most: number, worth: number])[] = [
  ['venture', 0.3, -1],
  ['ventureWords', 5, -1.8],
  ['linked', 1, -2.5],
  ['shared', 6, -4.6],
  ['spoken', 2, -2.5],
  ['figures', 0.15, -4.1],
  ['praise', 0.2, -1.2],
  ['ofPeople', 1, -3],
  ['life', 0.35, 5],
  ['lifeKinds', 6, 1.6],
  ['topical', 6, 1],
  ['names', 0.2, 2.2],
  ['past', 0.2, 1.4],
  ['bareStarts', 1, 2],
  ['letter', 1, 1.7],
  ['prose', 0.55, 1.4],
];
const BASE = -0.5;
const THRESHOLD = 1.4;

function scoreOf(signs: Signs): number {
  return WORTHS.reduce((sum, [sign, most, worth]) => sum + (worth * Math.min(signs[sign], most)) / most, BASE);
}

function isOffTopic(profile: Profile, relation: Relation): boolean {
  const { words, venture, topical, verse } = profile;
  if (words < FEWEST_WORDS) return false;
  if (relation.known < FEWEST_KNOWN) return isTopical(profile) && (verse || (topical >= 6 && venture <= words * 0.02));
  if (relation.closeness > CLOSE) return false;
  const signs = signsOf(profile, relation);
  if (signs.prose < PROSE_SHARE) return false;
  if (signs.life < SOME_LIFE && topical < SOME_TOPICAL && words < FEWEST_PLAIN_WORDS) return false;
  return scoreOf(signs) > THRESHOLD;
}

function isAbout({ answer, sentences }: AnswerText): boolean {
  return (
    !PERSONAL_QUESTION.test(answer.label) &&
    sentences.filter(({ isForeign }) => isForeign).length * 2 <= sentences.length
  );
}

/**
 * Fluent text about something else: a recipe, a journey, a poem. It speaks of such things, hardly of a venture, and
 * shares next to nothing with the other answers. In doubt an answer is about the venture.
 */
export function offTopic(answers: readonly AnswerText[]): Findings {
  const profiles = answers.map(profileOf);
  const relations = relationsOf(profiles);
  return flagsOnly(
    profiles
      .filter((profile, at) => {
        const relation = relations[at];
        return relation !== undefined && isOffTopic(profile, relation) && isAbout(profile.text);
      })
      .map(({ text: { answer } }) => ({
        type: 'off_topic',
        severity: 'info',
        key: answer.key,
        excerpt: excerptOf(answer.value),
        message: 'The answer does not seem to be about the venture.',
      })),
  );
}
