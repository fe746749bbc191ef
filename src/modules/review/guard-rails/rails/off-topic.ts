import { englishShare } from '../../text/language.js';
import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';
import { isTopical, type Profile, profileOf, type Relation, relationsOf } from '../relation.js';

/** Questions about the person may well be answered with anything out of a life. */
const PERSONAL_QUESTION =
  /\b(?:yourself|hobb|free time|spare time|outside (?:of )?work|fun fact|something (?:fun|surprising|unusual|interesting|about you)|favou?rite|who are you|your story|personal|inspir|motivat|passion|proud|fail|anecdote|a time (?:when|you)|tell us a story|interests|life|introduce)\b/iu;
const FEWEST_WORDS = 20;
/** Without many words that give the subject away, only a longer text is sure to be about something else. */
const FEWEST_HINTED_WORDS = 40;
const FEWEST_PLAIN_WORDS = 28;
const FEWEST_SUBJECTS = 8;
/** Lists of names and tables share little with anything, but are no prose. */
const PROSE_SHARE = 0.28;
/** With less than this to compare it with, it has to speak for itself. */
const FEWEST_KNOWN = 20;
const MOST_WORDS = 1_500;

function isOffTopic(profile: Profile, { share, shared, known, closeness }: Relation): boolean {
  const { text, words, subjects, venture, isOurs, topical, topicalShare, verse } = profile;
  if (words < FEWEST_WORDS) return false;
  if (known < FEWEST_KNOWN) return isTopical(profile) && (verse || (topical >= 6 && venture <= words * 0.02));
  if (isTopical(profile)) {
    const isStrong = topical >= 8 && venture <= words * 0.03;
    return share < (isStrong ? 0.25 : 0.15) || shared <= 2;
  }
  if (words >= FEWEST_HINTED_WORDS && topical >= 3 && topicalShare >= 0.03 && closeness <= 0.13) return true;
  if (words < FEWEST_PLAIN_WORDS || subjects.size < FEWEST_SUBJECTS || closeness > (isOurs ? 0.07 : 0.1)) return false;
  return englishShare(text.words.slice(0, MOST_WORDS)) >= PROSE_SHARE;
}

function isAbout({ answer, sentences }: AnswerText): boolean {
  return (
    !PERSONAL_QUESTION.test(answer.label) &&
    sentences.filter(({ isForeign }) => isForeign).length * 2 <= sentences.length
  );
}

/**
 * Fluent text about something else: a recipe, a journey, a poem. It has to speak of such things, hardly of a venture,
 * and share next to nothing with the other answers. In doubt an answer is about the venture.
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
