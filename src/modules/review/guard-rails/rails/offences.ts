import { patternOf } from '../../../../common/text/pattern.js';
import { PhraseMatcher, type PhraseHit } from '../../../../language/phrase-matcher.js';
import {
  ABUSE_TOPICS,
  GROUPS,
  INSULTED,
  OFFENSIVE_WORDS,
  type OffensiveWord,
  PLAIN_COMPANY,
} from '../words/offensive-words.js';
import { PERSON_WORDS } from '../words/contempt-words.js';
import { CALLED_OUT, EVERYDAY_MENACES, OF_PEOPLE_ONLY, SHOVED } from '../words/two-faced-words.js';
import { BETWEEN_SLIGHTS, MILD_SLIGHTS, ORDINARY_SUBJECTS, PLAIN_OF_YOU } from '../words/slight-words.js';

type Tag = OffensiveWord | 'topic' | 'plain';
export type Severity = 'warning' | 'info';

const MATCHER = new PhraseMatcher<Tag>([
  ...(Object.keys(OFFENSIVE_WORDS) as OffensiveWord[]).flatMap((tag) =>
    OFFENSIVE_WORDS[tag].map((phrase): [string, Tag] => [phrase, tag]),
  ),
  ...ABUSE_TOPICS.map((phrase): [string, Tag] => [phrase, 'topic']),
  ...PLAIN_COMPANY.map((phrase): [string, Tag] => [phrase, 'plain']),
]);

const SELF = /^(?:we|i|myself|ourselves|me|us|felt|my|our)$/;
const BE = new Set(['are', 'is', 're', 's', 'were', 'was', 'am', 'being', 'be']);
const SLIGHTS = new Set<string>(OFFENSIVE_WORDS.slight);
const PLAIN_SLIGHT =
  /^(?:stupid|pathetic|worthless|disgusting|dumb|brain dead|braindead|clowns|fools|liars|crooks|corrupt)$/;
const DECIDERS = /^(?:panel|judges?|committee|jury|reviewers?|evaluators?|investors?|competitors?|rivals?)$/;

/** A slight is one when it is said of those it is meant to hurt: "you are all clowns", "these lying crooks". */
function isSlight(words: readonly string[], { from, to }: PhraseHit<Tag>): boolean {
  const slight = words.slice(from, to).join(' ');
  let at = from - 1;
  let steps = 0;
  while (steps < 7 && (BETWEEN_SLIGHTS.has(words[at] ?? '') || SLIGHTS.has(words[at] ?? ''))) {
    at -= 1;
    steps += 1;
  }
  const before = words[at] ?? '';
  if (BE.has(before)) {
    const subjects = words.slice(Math.max(0, at - 3), at);
    const subject = [...subjects].reverse().find((word) => INSULTED.has(word) || SELF.test(word));
    if (subject === undefined || SELF.test(subject)) return false;
    if (GROUPS.has(subject)) return true;
    if (subject === 'you')
      return !MILD_SLIGHTS.has(slight) || (to - at > 2 && slight.length > 4 && !PLAIN_OF_YOU.has(slight));
    if (ORDINARY_SUBJECTS.has(subject)) return PLAIN_SLIGHT.test(slight) && words.some((word) => DECIDERS.test(word));
    return !MILD_SLIGHTS.has(slight);
  }
  return (
    before === 'you' &&
    from - at <= 3 &&
    !MILD_SLIGHTS.has(slight) &&
    !/^(?:fool|rat|leech|trash|fraud|joke)$/.test(slight)
  );
}

const SPITEFUL = /^(?:lying|thieving|greasy|slimy|sleazy|spineless|gutless|cowardly|two faced|rotten|stinking)$/;
const CREATURE = /^(?:pig|rat|snake|weasel|worm|toad|dog|vulture|leech|scum|thief|crook|coward|bastard|cow)$/;
/** "You stupid clowns": an abusive word right before a slighting noun. */
function isAbuse(words: readonly string[], { from, to }: PhraseHit<Tag>, slights: readonly PhraseHit<Tag>[]): boolean {
  if (SPITEFUL.test(words[from] ?? '') && CREATURE.test(words[to] ?? '')) return true;
  return slights.some(
    (slight) =>
      slight.from === to && /s$/.test(words[slight.from] ?? '') && words[slight.from] !== 'jokes' && !BETWEEN_SLIGHTS.has(words[slight.from] ?? ''),
  );
}

/** Somebody who says what they will do to somebody: "I will find you", "we're going to burn your office down". */
function isThreat(words: readonly string[], { from, to }: PhraseHit<Tag>): boolean {
  const before = words.slice(Math.max(0, from - 6), from);
  const speaks = before.some((word) => /^(?:i|we|somebody|someone|people|brothers|boys|friends)$/.test(word));
  const isFuture =
    before.some((word) => /^(?:will|ll|d|gonna|going|shall|would|might|could|swear|come)$/.test(word)) ||
    /\bwhere you live$/.test(words.slice(from, to).join(' '));
  if (!speaks || !isFuture) return false;
  const said = words.slice(from, to).join(' ');
  if (
    /^(?:slap|punch|shoot|stab|strangle|murder|poison|kill|hurt)$/.test(said) &&
    words
      .slice(to, to + 4)
      .some(
        (word) =>
          DECIDERS.test(word) ||
          /^(?:ceo|boss|founder|bankers?|landlords?|politicians?|officials?|mayor|minister)$/.test(word),
      )
  )
    return true;
  const after = words.slice(to, to + 5);
  if (said === 'find you' || said === 'get you' || said === 'visit your')
    return (
      after[0] === undefined ||
      (/^(?:and|or|one)$/.test(after[0]) &&
        after.some((word) => /^(?:hurt|kill|beat|break|make|end|destroy|hunt|day)$/.test(word)))
    );
  if (/\b(?:you|your|them|their|his)\b|lesson|where you live|hunt down/.test(said))
    return !/^(?:a|an|the|some)$/.test(after[0] ?? '') || /^(?:break|cut|burn|smash|beat)/.test(said);
  return (
    after.slice(0, 2).some((word) => /^(?:you|your|yourself|him|her|everyone|everybody|anyone|somebody)$/.test(word)) &&
    !/^(?:time|costs?|waste|bill)$/.test(after[1] ?? '')
  );
}

const PEOPLE = [...INSULTED]
  .filter(
    (word) => !/^(?:you|these|those|they|he|she|everyone|staff|team|users|customers|founders|poor|people)$/.test(word),
  )
  .join('|');
const KILL_THEM = patternOf(
  `^(?:just |please |honestly )?(?:kill|shoot|hang|burn|behead|deport|lynch|gas|exterminate) (?:all |every |the |these |those |off ){0,2}(?:${PEOPLE}|cops|police|rich|lawyers)\\b`,
);
const KEEP_OUT = patternOf(
  `\\b(?:${[...GROUPS].join('|')}) (?:should|must|can|do|does|have|are|ought)(?: never| always| all| just)?(?: n t| not| t)?(?: be)? (?:allowed near|allowed in|allowed to teach|belong|no place|deported|sterili[sz]ed|exterminated|stay in the kitchen|go back to|go back where|kept out|kept away)`,
);

const LEADS_TO_CALL = /^(?:just|so|please|then|and|well|honestly|they|you|can|should|or)$/;
const POINTING = /^(?:they|he|she|half|both|lot|those|these|bunch)$/;
const SHOVED_WHERE = /\b(?:up|where)\b|\b(?:form|money|programme|program|questions?|funding|grant)\b/;

/** Whether a phrase that things and animals earn as well is meant for people here. */
function isMeantForPeople(words: readonly string[], { from, to }: PhraseHit<Tag>): boolean {
  const phrase = words.slice(from, to).join(' ');
  if (EVERYDAY_MENACES.has(phrase)) return false;
  if (CALLED_OUT.has(phrase)) return from === 0 || LEADS_TO_CALL.test(words[from - 1] ?? '');
  if (SHOVED.has(phrase)) return SHOVED_WHERE.test(words.slice(from + 1, to + 5).join(' '));
  if (!OF_PEOPLE_ONLY.has(phrase)) return true;
  return words.some((word, at) => (at < from || at >= to) && !POINTING.test(word) && (PERSON_WORDS.has(word) || INSULTED.has(word)));
}

/** The worst offence in a list of words, and where it is. */
export function worstOf(words: readonly string[]): { severity: Severity; hit: PhraseHit<Tag> } | null {
  const hits = MATCHER.match(words).filter((hit) => isMeantForPeople(words, hit));
  if (hits.length === 0 && !KEEP_OUT.test(words.join(' '))) return null;
  const of = (tag: Tag): PhraseHit<Tag>[] => hits.filter((hit) => hit.tag === tag);
  const isPlain = (hit: PhraseHit<Tag>): boolean => of('plain').some((plain) => Math.abs(plain.from - hit.from) <= 8);
  const isOfSelf = ({ from }: PhraseHit<Tag>): boolean =>
    words.slice(Math.max(0, from - 4), from).some((word) => SELF.test(word)) &&
    !words.slice(Math.max(0, from - 4), from).some((word) => /^(?:you|think|say|call)$/.test(word));
  const said = words.join(' ');
  const outcry = KILL_THEM.test(said) || KEEP_OUT.test(said);
  const serious = [...of('slur'), ...of('menace'), ...of('threat').filter((hit) => isThreat(words, hit))].find(
    (hit) => !isPlain(hit),
  );
  if (serious) return { severity: 'warning', hit: serious };
  if (outcry) return { severity: 'warning', hit: { tag: 'menace', from: 0, to: Math.min(words.length, 3) } };
  const slights = of('slight');
  const mild =
    of('coarse').find((hit) => !isPlain(hit)) ??
    of('insult').find((hit) => !isPlain(hit) && !isOfSelf(hit)) ??
    of('dismissal').find((hit) => !isPlain(hit) && !isOfSelf(hit) && !/^(?:nobody|one|not|never|nothing)$/.test(words[hit.from - 1] ?? '')) ??
    slights.find((hit) => isSlight(words, hit)) ??
    of('abuse').find((hit) => isAbuse(words, hit, slights));
  return mild ? { severity: 'info', hit: mild } : null;
}

/** Whether the words are about abuse, as those of people are who guard against it. */
export function speaksOfAbuse(words: readonly string[]): boolean {
  return MATCHER.match(words).some(({ tag }) => tag === 'topic');
}
