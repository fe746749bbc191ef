import { PhraseMatcher } from '../../../language/phrase-matcher.js';
import { isFunctionWord } from '../../../language/language.js';
import { stem } from '../../../language/stem.js';
import { type Meaning, VOCABULARY } from '../text/vocabulary.js';
import { type AnswerText } from './answer-text.js';
import { isVerse } from './rails/verse.js';
import { EVERYDAY_WORDS, VENTURE_WORDS } from './words/venture-words.js';
import { TOPIC_WORDS } from './words/topic-words.js';

const TOPICS = new PhraseMatcher<string>(
  Object.entries(TOPIC_WORDS).flatMap(([topic, phrases]) => phrases.map((phrase): [string, string] => [phrase, topic])),
);
const VENTURE = new PhraseMatcher<true>(VENTURE_WORDS.map((phrase) => [phrase, true]));
const EVERYDAY = new Set(EVERYDAY_WORDS.map(stem));
const MOST_WORDS = 1_500;
const MOST_CHARACTERS = 8_000;

/** What an answer speaks about. */
export interface Profile {
  readonly text: AnswerText;
  readonly words: number;
  /** Stems of what it speaks about, but for words of everyday. */
  readonly subjects: ReadonlySet<string>;
  /** Different words of the other subject that it has most of, and their share of all words. */
  readonly topical: number;
  readonly topicalShare: number;
  /** Words that ventures are told with. */
  readonly venture: number;
  /** Spoken by a "we". */
  readonly isOurs: boolean;
  readonly verse: boolean;
}

function subjectsOf(words: readonly string[]): Set<string> {
  const content = words.filter((word) => /^\p{L}{3,}$/u.test(word) && !isFunctionWord(word)).map(stem);
  return new Set(content.filter((root) => !EVERYDAY.has(root)));
}

/** Growth is told in words that any story has: "was", "again". */
function tellsOfVentures(tag: Meaning): boolean {
  return tag.kind === 'role' || tag.kind === 'segment' || (tag.kind === 'rung' && tag.rung !== 'growth');
}

/** Two guard rails ask for it. */
const PROFILES = new WeakMap<AnswerText, Profile>();

export function profileOf(text: AnswerText): Profile {
  const known = PROFILES.get(text);
  if (known) return known;
  const profile = readProfile(text);
  PROFILES.set(text, profile);
  return profile;
}

function readProfile(text: AnswerText): Profile {
  const words = text.words.slice(0, MOST_WORDS);
  const shown = text.answer.value.slice(0, MOST_CHARACTERS);
  const byTopic = new Map<string, Set<string>>();
  const places = new Map<string, number>();
  for (const { tag, from, to } of TOPICS.match(words)) {
    byTopic.set(tag, (byTopic.get(tag) ?? new Set<string>()).add(words.slice(from, to).join(' ')));
    places.set(tag, (places.get(tag) ?? 0) + 1);
  }
  const best = [...byTopic].sort(([, a], [, b]) => b.size - a.size)[0];
  const told = VOCABULARY.match(words).filter(({ tag }) => tellsOfVentures(tag));
  const venture = new Set([...told, ...VENTURE.match(words)].map(({ from }) => from)).size;
  return {
    text,
    words: words.length,
    subjects: subjectsOf(words),
    topical: best?.[1].size ?? 0,
    topicalShare: (places.get(best?.[0] ?? '') ?? 0) / Math.max(words.length, 1),
    venture: venture + (shown.match(/[$€£₦₹%]/g)?.length ?? 0),
    isOurs: /\b(?:our|us|we)\b/iu.test(shown),
    verse: isVerse(shown),
  };
}

const FEWEST_WORDS = 20;

/** Has the marks of another subject, whatever the rest of the application is about. */
export function isTopical({ words, topical, topicalShare, venture, verse }: Profile): boolean {
  if (verse && venture <= words * 0.06) return true;
  if (words < FEWEST_WORDS || topical < 4 || topicalShare < 0.06) return false;
  return venture < topical && venture <= words * (topical >= 6 ? 0.1 : 0.07);
}

export interface Relation {
  readonly shared: number;
  /** Of its subjects, the share that other answers speak of, too. */
  readonly share: number;
  /** How many subjects the other answers have. */
  readonly known: number;
  /** From 0, nothing to do with the venture: what it shares with other answers, and the venture words it has. */
  readonly closeness: number;
  /** Whether another answer speaks of it. */
  readonly isKnown: (subject: string) => boolean;
}

/** What each answer has to do with the others, those left out that are about something else themselves. */
export function relationsOf(profiles: readonly Profile[]): Relation[] {
  const holders = new Map<string, number>();
  const sound = profiles.filter((profile) => !isTopical(profile));
  for (const { subjects } of sound)
    for (const subject of subjects) holders.set(subject, (holders.get(subject) ?? 0) + 1);
  return profiles.map((profile) => {
    const own = sound.includes(profile) ? 1 : 0;
    let shared = 0;
    let alone = 0;
    for (const subject of profile.subjects) {
      const holding = holders.get(subject) ?? 0;
      if (holding > own) shared += 1;
      else if (holding > 0) alone += 1;
    }
    const share = shared / Math.max(profile.subjects.size, 1);
    const closeness = share + (2 * profile.venture) / Math.max(profile.words, 1);
    const isKnown = (subject: string): boolean =>
      (holders.get(subject) ?? 0) > (profile.subjects.has(subject) ? own : 0);
    return { shared, share, known: holders.size - alone, closeness, isKnown };
  });
}
