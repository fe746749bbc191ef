import { PhraseMatcher } from '../../../fields/lexicon/phrase-matcher.js';
import { isFunctionWord } from '../../text/language.js';
import { stem } from '../../text/stem.js';
import { VOCABULARY } from '../../text/vocabulary.js';
import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { isForeignSentence } from '../foreign-language.js';
import { type Findings, flagsOnly } from '../guard-rail.js';
import { EVERYDAY_WORDS, TOPIC_WORDS, VENTURE_WORDS } from '../words/topic-words.js';
import { isVerse } from './verse.js';

const TOPICS = new PhraseMatcher<string>(
  Object.entries(TOPIC_WORDS).flatMap(([topic, phrases]) => phrases.map((phrase): [string, string] => [phrase, topic])),
);
const VENTURE = new PhraseMatcher<true>(VENTURE_WORDS.map((phrase) => [phrase, true]));
const EVERYDAY = new Set(EVERYDAY_WORDS.map(stem));

/** Questions about the person may well be answered with anything out of a life. */
const PERSONAL_QUESTION =
  /\b(?:yourself|hobb|free time|spare time|outside (?:of )?work|fun fact|something (?:fun|surprising|unusual|interesting|about you)|favou?rite|who are you|your story|personal|inspir|motivat|passion|proud|fail|anecdote|a time (?:when|you)|tell us a story|interests|life|introduce)\b/iu;
const FEWEST_WORDS = 20;
/** Without a word that gives the subject away, only a longer text is sure to be about something else. */
const FEWEST_PLAIN_WORDS = 40;
const MOST_WORDS = 1_500;
const FEWEST_KNOWN = 20;

interface Profile {
  text: AnswerText;
  words: number;
  /** Stems of what it speaks about. */
  subjects: Set<string>;
  /** Different words of the topic it has most of. */
  topical: number;
  topicalShare: number;
  venture: number;
  /** Spoken by a "we". */
  isOurs: boolean;
  verse: boolean;
}

function subjectsOf(words: readonly string[]): Set<string> {
  const content = words.filter((word) => /^\p{L}{3,}$/u.test(word) && !isFunctionWord(word)).map(stem);
  return new Set(content.filter((root) => !EVERYDAY.has(root)));
}

function profileOf(text: AnswerText): Profile {
  const words = text.words.slice(0, MOST_WORDS);
  const byTopic = new Map<string, Set<string>>();
  const places = new Map<string, number>();
  for (const { tag, from, to } of TOPICS.match(words)) {
    byTopic.set(tag, (byTopic.get(tag) ?? new Set()).add(words.slice(from, to).join(' ')));
    places.set(tag, (places.get(tag) ?? 0) + 1);
  }
  const best = [...byTopic].sort(([, a], [, b]) => b.size - a.size)[0];
  const told = VOCABULARY.match(words).filter(({ tag }) => tag.kind === 'role' || tag.kind === 'rung' || tag.kind === 'segment');
  const venture = new Set([...told, ...VENTURE.match(words)].map(({ from }) => from)).size;
  return {
    text,
    words: words.length,
    subjects: subjectsOf(words),
    topical: best?.[1].size ?? 0,
    topicalShare: (places.get(best?.[0] ?? '') ?? 0) / Math.max(words.length, 1),
    venture: venture + (text.answer.value.slice(0, 8_000).match(/[$€£₦₹%]/g)?.length ?? 0),
    isOurs: /\b(?:our|us|we)\b/iu.test(text.answer.value),
    verse: isVerse(text.answer.value),
  };
}

/** Has the marks of another subject, whatever the rest of the application is about. */
function isTopical({ words, topical, topicalShare, venture, verse }: Profile): boolean {
  if (verse && venture <= words * 0.06) return true;
  return words >= FEWEST_WORDS && topical >= 4 && topicalShare >= 0.07 && venture < topical && venture <= words * 0.07;
}

function sharedWith(subjects: ReadonlySet<string>, known: ReadonlySet<string>): number {
  let shared = 0;
  for (const subject of subjects) if (known.has(subject)) shared += 1;
  return shared;
}

function isOffTopic(profile: Profile, known: ReadonlySet<string>): boolean {
  const { words, subjects, venture, isOurs, topical, verse } = profile;
  const shared = sharedWith(subjects, known);
  const share = shared / Math.max(subjects.size, 1);
  if (isTopical(profile)) {
    const isStrong = topical >= 8 && venture <= words * 0.03;
    // With next to nothing to compare it with, it has to speak for itself.
    if (known.size < FEWEST_KNOWN) return verse || (topical >= 6 && venture <= words * 0.02);
    return share < (isStrong ? 0.25 : 0.15) || shared <= 2;
  }
  if (words < FEWEST_PLAIN_WORDS || subjects.size < 12 || isOurs) return false;
  return known.size >= 30 && share <= 0.04 && venture <= words * 0.025;
}

function isAbout(text: AnswerText): boolean {
  const { answer, sentences } = text;
  return answer.value.length < 200_000 && !PERSONAL_QUESTION.test(answer.label) && sentences.filter(isForeignSentence).length * 2 <= sentences.length;
}

/**
 * Fluent text about something else: a recipe, a journey, a poem. It has to speak of such things, hardly of a venture,
 * and share next to nothing with the other answers. In doubt an answer is about the venture.
 */
export function offTopic(answers: readonly AnswerText[]): Findings {
  const profiles = answers.map(profileOf);
  return flagsOnly(
    profiles
      .filter((profile) => {
        if (!isAbout(profile.text) || profile.words < FEWEST_WORDS) return false;
        const others = profiles.filter((other) => other !== profile && !isTopical(other));
        const known = new Set(others.flatMap(({ subjects }) => [...subjects]));
        return isOffTopic(profile, known);
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
