import { type Token } from '../../../../language/tokens.js';
import { likeness, type Meaning, meaningOf } from '../../../../language/word-meanings.js';
import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';
import { isTopical, type Profile, profileOf, type Relation, relationsOf } from '../relation.js';
import { type Signs, signsOf } from './off-topic-signs.js';
import { type SignWorth, weighed } from './points.js';

/** Questions about the person may well be answered with anything out of a life. */
const PERSONAL_QUESTION =
  /\b(?:yourself|hobb|free time|spare time|outside (?:of )?work|fun fact|something (?:fun|surprising|unusual|interesting|about you)|favou?rite|who are you|your story|personal|inspir|motivat|passion|proud|fail|anecdote|a time (?:when|you)|tell us a story|interests|life|introduce)\b/iu;
const FEWEST_WORDS = 20;
/** Lists of names and tables share little with anything, but are no prose. */
const PROSE_SHARE = 0.25;
/** Nothing that is as close as this needs a second look. */
const CLOSE = 0.5;
/** With less than this to compare it with, it has to speak for itself. */
const FEWEST_KNOWN = 8;

/** Those of a logistic regression on answers about ventures and about other things. */
const WORTHS: readonly SignWorth<keyof Signs>[] = [
  ['venture', 0, 0.3, -1.8],
  ['ventureWords', 0, 5, -0.6],
  ['linked', 0, 1, -2],
  ['shared', 0, 6, -1.9],
  ['spoken', 0, 2, -0.5],
  ['figures', 0, 0.15, -2.1],
  ['life', 0, 0.35, 2.1],
  ['lifeKinds', 0, 6, 2.3],
  ['topical', 0, 6, 0.9],
  ['names', 0, 0.2, 2],
  ['past', 0, 0.2, 1.3],
  ['bareStarts', 0, 1, 1.5],
  ['letter', 0, 1, 2.4],
  ['genre', 0, 3, 4.5],
  ['prose', 0, 0.55, -0.4],
];
const CLOSENESS_WORTH = -4.8;
const LIKENESS_WORTH = -2;
/** What is usual, where there is nothing to compare. */
const USUAL_LIKENESS = 0.7;
/** In which directions meanings lead away from ventures. */
const MEANING_WORTHS: Meaning = [
  -0.4, -0.5, -0.2, 0.5, 0.3, -0.5, 0.8, -1, 0.3, 0.6, 0.5, 0, -0.7, 1.6, -1.5, 0.6, -0.8, -0.7, 0, 0.7, 0.7, -2.2, 0.9, -1.3,
];
const BASE = 2;
const THRESHOLD = 1;
/** Without any word that gives another subject away, only a longer text is sure to be about something else. */
const FEWEST_PLAIN_WORDS = 40;
const FEWEST_KINDS = 2;
const FEWEST_TOPICAL = 4;

function tokensOf({ sentences }: AnswerText): Token[] {
  return sentences.flatMap(({ tokens }) => tokens);
}

/** How far what it says leads away from what the other answers and ventures at large are about. */
function strayed(text: AnswerText, others: readonly AnswerText[]): number {
  const meaning = meaningOf(tokensOf(text));
  if (!meaning) return 0;
  const rest = meaningOf(others.flatMap(tokensOf));
  const astray = meaning.reduce((sum, value, at) => sum + value * (MEANING_WORTHS[at] ?? 0), 0);
  return astray + LIKENESS_WORTH * (rest ? likeness(meaning, rest) : USUAL_LIKENESS);
}

function hasAnotherSubject({ lifeKinds, topical, genre, letter }: Signs): boolean {
  return lifeKinds >= FEWEST_KINDS || topical >= FEWEST_TOPICAL || genre > 0 || letter > 0;
}

function isOffTopic(profile: Profile, relation: Relation, others: readonly AnswerText[]): boolean {
  const { text, words, venture, topical, verse } = profile;
  if (words < FEWEST_WORDS) return false;
  if (relation.known < FEWEST_KNOWN) return isTopical(profile) && (verse || (topical >= 6 && venture <= words * 0.02));
  if (relation.closeness > CLOSE) return false;
  const signs = signsOf(profile, relation);
  if (signs.prose < PROSE_SHARE || (words < FEWEST_PLAIN_WORDS && !hasAnotherSubject(signs))) return false;
  const told = weighed(WORTHS, signs, BASE);
  return told + CLOSENESS_WORTH * relation.closeness + strayed(text, others) > THRESHOLD;
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
        const others = answers.filter((text) => text !== profile.text);
        return relation !== undefined && isAbout(profile.text) && isOffTopic(profile, relation, others);
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
