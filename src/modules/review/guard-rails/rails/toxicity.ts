import { PhraseMatcher, type PhraseHit } from '../../../fields/lexicon/phrase-matcher.js';
import { wordsOf } from '../../../fields/lexicon/tokens.js';
import { type AnswerText, type SentenceText } from '../answer-text.js';
import { type Findings, flagsOnly } from '../guard-rail.js';
import { settingOf } from '../mentions.js';
import { ABUSE_TOPICS, GROUPS, INSULTED, OFFENSIVE_WORDS, type OffensiveWord, PLAIN_COMPANY } from '../words/offensive-words.js';

type Tag = OffensiveWord | 'topic' | 'plain';
type Severity = 'warning' | 'info';

const MATCHER = new PhraseMatcher<Tag>([
  ...(Object.keys(OFFENSIVE_WORDS) as OffensiveWord[]).flatMap((tag) =>
    OFFENSIVE_WORDS[tag].map((phrase): [string, Tag] => [phrase, tag]),
  ),
  ...ABUSE_TOPICS.map((phrase): [string, Tag] => [phrase, 'topic']),
  ...PLAIN_COMPANY.map((phrase): [string, Tag] => [phrase, 'plain']),
]);

/** A coarse word with some letters starred out is meant as much as one in full. */
const STARRED = /(?<![\p{L}\p{N}*_])(?:f[*#@$%!.u-]{1,3}c?k(?:ing|ed|er|ers|s)?|f[*#]{2,6}(?:ing|ed|er|s)?|s[*#!@]{1,2}t(?:ty|s)?|b[*#!@]{1,3}t?ch(?:es)?|c[*#@]{1,2}nts?|a[*#$@]{2,3}(?:hole)?s?|bulls[*#!@]{1,2}t|d[*#!]ckheads?|w[*#@]nkers?|motherf[*#]{2,6})(?![\p{L}\p{N}])/iu;
const SELF = /^(?:we|i|myself|ourselves|me|us|felt|my|our)$/;
const BE = new Set(['are', 'is', 're', 's', 'were', 'was', 'am', 'being', 'be']);
const BETWEEN = new Set(['all', 'just', 'so', 'such', 'really', 'nothing', 'but', 'a', 'an', 'the', 'pack', 'bunch', 'of', 'bloody', 'complete', 'total', 'utter', 'absolute', 'fucking', 'damn', 'too', 'clearly', 'obviously', 'simply', 'very', 'quite', 'lot', 'worst', 'most', 'and', 'by', 'nature', 'mostly', 'basically', 'truly', 'either', 'lying', 'filthy', 'pathetic', 'stupid', 'corrupt', 'greedy', 'lazy', 'you', 'people', 'ever', 'always', 'naturally', 'genetically', 'intellectually', 'morally', 'plain', 'downright', 'or']);
/** Of these, a slight is an everyday complaint; it takes a stronger word. */
const MILD = new Set(['slow', 'blind', 'deaf', 'crazy', 'insane', 'mad', 'useless', 'lazy', 'incompetent', 'dirty', 'ignorant', 'animals', 'dogs', 'sheep', 'donkeys', 'monkeys', 'poor', 'dense', 'thick', 'nobody', 'criminals', 'fraud', 'frauds', 'rubbish', 'trash', 'garbage', 'ugly', 'jokes', 'evil', 'thieves', 'thief', 'rats', 'pigs', 'pig', 'rat', 'inferior', 'savages']);
const PLAIN_OF_YOU = new Set(['blind', 'deaf', 'crazy', 'insane', 'dirty', 'animals', 'dense', 'thick', 'nobody', 'slow']);
const SLIGHTS = new Set<string>(OFFENSIVE_WORDS.slight);
const PLAIN_SLIGHT = /^(?:stupid|pathetic|worthless|disgusting|dumb|brain dead|braindead|clowns|fools|liars|crooks|corrupt)$/;
const DECIDERS = /^(?:panel|judges?|committee|jury|reviewers?|evaluators?|investors?|competitors?|rivals?)$/;
const PRONOUNS = new Set(['they', 'he', 'she', 'people', 'these', 'those', 'everyone', 'team', 'staff', 'users', 'customers', 'founders', 'poor']);

/** A slight is one when it is said of those it is meant to hurt: "you are all clowns", "these lying crooks". */
function isSlight(words: readonly string[], { from, to }: PhraseHit<Tag>): boolean {
  const slight = words.slice(from, to).join(' ');
  let at = from - 1;
  let steps = 0;
  while (steps < 7 && (BETWEEN.has(words[at] ?? '') || SLIGHTS.has(words[at] ?? ''))) {
    at -= 1;
    steps += 1;
  }
  const before = words[at] ?? '';
  if (BE.has(before)) {
    const subjects = words.slice(Math.max(0, at - 3), at);
    const subject = [...subjects].reverse().find((word) => INSULTED.has(word) || SELF.test(word));
    if (subject === undefined || SELF.test(subject)) return false;
    if (GROUPS.has(subject)) return true;
    if (subject === 'you') return !MILD.has(slight) || (to - at > 2 && slight.length > 4 && !PLAIN_OF_YOU.has(slight));
    if (PRONOUNS.has(subject)) return PLAIN_SLIGHT.test(slight) && words.some((word) => DECIDERS.test(word));
    return !MILD.has(slight);
  }
  return before === 'you' && from - at <= 3 && !MILD.has(slight) && !/^(?:fool|rat|leech|trash|fraud|joke)$/.test(slight);
}

const SPITEFUL = /^(?:lying|thieving|greasy|slimy|sleazy|spineless|gutless|cowardly|two faced|rotten|stinking)$/;
const CREATURE = /^(?:pig|rat|snake|weasel|worm|toad|dog|vulture|leech|scum|thief|crook|coward|bastard|cow)$/;
/** "You stupid clowns": an abusive word right before a slighting noun. */
function isAbuse(words: readonly string[], { from, to }: PhraseHit<Tag>, slights: readonly PhraseHit<Tag>[]): boolean {
  if (SPITEFUL.test(words[from] ?? '') && CREATURE.test(words[to] ?? '')) return true;
  return slights.some((slight) => slight.from === to && /s$/.test(words[slight.from] ?? '') && !BETWEEN.has(words[slight.from] ?? ''));
}

/** Somebody who says what they will do to somebody: "I will find you", "we're going to burn your office down". */
function isThreat(words: readonly string[], { from, to }: PhraseHit<Tag>): boolean {
  const before = words.slice(Math.max(0, from - 6), from);
  const speaks = before.some((word) => /^(?:i|we|somebody|someone|people|brothers|boys|friends)$/.test(word));
  const isFuture = before.some((word) => /^(?:will|ll|d|gonna|going|shall|would|might|could|swear|come)$/.test(word)) || /\bwhere you live$/.test(words.slice(from, to).join(' '));
  if (!speaks || !isFuture) return false;
  const said = words.slice(from, to).join(' ');
  if (/^(?:slap|punch|shoot|stab|strangle|murder|poison|kill|hurt)$/.test(said) && words.slice(to, to + 4).some((word) => DECIDERS.test(word) || /^(?:ceo|boss|founder|bankers?|landlords?|politicians?|officials?|mayor|minister)$/.test(word))) return true;
  const after = words.slice(to, to + 5);
  if (said === 'find you' || said === 'get you' || said === 'visit your') return after[0] === undefined || (/^(?:and|or|one)$/.test(after[0]) && after.some((word) => /^(?:hurt|kill|beat|break|make|end|destroy|hunt|day)$/.test(word)));
  if (/\b(?:you|your|them|their|his)\b|lesson|where you live|hunt down/.test(said)) return !/^(?:a|an|the|some)$/.test(after[0] ?? '') || /^(?:break|cut|burn|smash|beat)/.test(said);
  return after.slice(0, 2).some((word) => /^(?:you|your|yourself|him|her|everyone|everybody|anyone|somebody)$/.test(word)) && !/^(?:time|costs?|waste|bill)$/.test(after[1] ?? '');
}

const PEOPLE = [...INSULTED].filter((word) => !/^(?:you|these|those|they|he|she|everyone|staff|team|users|customers|founders|poor|people)$/.test(word)).join('|');
const KILL_THEM = new RegExp(`^(?:just |please |honestly )?(?:kill|shoot|hang|burn|behead|deport|lynch|gas|exterminate) (?:all |every |the |these |those |off ){0,2}(?:${PEOPLE}|cops|police|rich|lawyers)\\b`);
const KEEP_OUT = new RegExp(`\\b(?:${[...GROUPS].join('|')}) (?:should|must|can|do|does|have|are|ought)(?: never| always| all| just)?(?: n t| not| t)?(?: be)? (?:allowed near|allowed in|allowed to teach|belong|no place|deported|sterili[sz]ed|exterminated|stay in the kitchen|go back to|go back where|kept out|kept away)`);

function worstOf(words: readonly string[]): { severity: Severity; hit: PhraseHit<Tag> } | null {
  const hits = MATCHER.match(words);
  if (hits.length === 0 && !KEEP_OUT.test(words.join(' '))) return null;
  const of = (tag: Tag): PhraseHit<Tag>[] => hits.filter((hit) => hit.tag === tag);
  const isPlain = (hit: PhraseHit<Tag>): boolean => of('plain').some((plain) => Math.abs(plain.from - hit.from) <= 8);
  const isOfSelf = ({ from }: PhraseHit<Tag>): boolean => words.slice(Math.max(0, from - 4), from).some((word) => SELF.test(word)) && !words.slice(Math.max(0, from - 4), from).some((word) => /^(?:you|think|say|call)$/.test(word));
  const said = words.join(' ');
  const outcry = KILL_THEM.test(said) || KEEP_OUT.test(said);
  const serious = [...of('slur'), ...of('menace'), ...of('threat').filter((hit) => isThreat(words, hit))].find((hit) => !isPlain(hit));
  if (serious) return { severity: 'warning', hit: serious };
  if (outcry) return { severity: 'warning', hit: { tag: 'menace', from: 0, to: Math.min(words.length, 3) } };
  const slights = of('slight');
  const mild =
    of('coarse').find((hit) => !isPlain(hit)) ??
    of('insult').find((hit) => !isPlain(hit) && !isOfSelf(hit)) ??
    of('dismissal')[0] ??
    slights.find((hit) => isSlight(words, hit)) ??
    of('abuse').find((hit) => isAbuse(words, hit, slights));
  return mild ? { severity: 'info', hit: mild } : null;
}

interface Offence {
  severity: Severity;
  excerpt: string;
}

function starred(words: readonly string[]): string {
  return words.map((word) => word.charAt(0) + '*'.repeat(Math.max(word.length - 1, 1))).join(' ');
}

function speaksOfAbuse(words: readonly string[]): boolean {
  return MATCHER.match(words).some(({ tag }) => tag === 'topic');
}

/** What is quoted from others, or named as what is guarded against, is no offence; speaking to somebody is. */
function isReported(text: AnswerText, at: number, { plain, words }: SentenceText): boolean {
  const { quoted, own, reports, ofAttacks, isExample } = settingOf(text, at);
  const isTopic = speaksOfAbuse(words) || speaksOfAbuse(text.sentences[at - 1]?.words ?? []);
  const isSaid = reports || isTopic || ofAttacks;
  if (quoted !== '' && worstOf(wordsOf(own)) === null && !STARRED.test(own)) return isSaid && !/\b(?:reviewers?|judges|committee|jury|evaluators?|this (?:application|programme|form))\b/iu.test(quoted);
  if (isExample) return true;
  const isThirdPerson = !/\b(?:you|your|you're)\b/iu.test(plain);
  return isThirdPerson && (isTopic || SAID_OF.test(plain));
}

/** Others said it, in so many words without quotation marks. */
const SAID_OF = /\b(?:customers?|users?|drivers?|nurses?|farmers?|teachers?|students?|parents?|patients?|workers?|one (?:of|\p{L}+)|many|they|people|he|she|interviewees?|reviews?)\b[^.!?]{0,40}\b(?:said|says|say|told|tells|called|calls?|wrote|complain(?:ed|s)?|described|describes?|found|think|thinks|thought|hates?|hated|swore|answered|shouted)\b/iu;

function offenceIn(text: AnswerText, at: number): Offence | null {
  const sentence = text.sentences[at];
  if (!sentence) return null;
  const { words } = sentence;
  const found = worstOf(words);
  const disguised = found ? null : offenceInDisguise(sentence);
  const offence = found ? { severity: found.severity, excerpt: starred(words.slice(found.hit.from, found.hit.to)) } : disguised;
  return offence && !isReported(text, at, sentence) ? offence : null;
}

function offenceInDisguise({ plain, disguises }: SentenceText): Offence | null {
  const match = /[*#@$%!.-]/.test(plain) ? STARRED.exec(plain) : null;
  if (match) return { severity: 'info', excerpt: starred([match[0]]) };
  for (const reading of disguises) {
    const words = wordsOf(reading);
    const found = worstOf(words);
    if (found && (found.hit.tag === 'coarse' || found.hit.tag === 'slur' || found.hit.tag === 'insult')) return { severity: found.severity, excerpt: starred(words.slice(found.hit.from, found.hit.to)) };
  }
  return null;
}

const MESSAGES: Readonly<Record<Severity, string>> = {
  warning: 'The answer contains a threat or a slur.',
  info: 'The answer contains coarse or insulting language.',
};

/** Threats, slurs, insults and swearing. A person decides what they mean; the review takes no notice. */
export function toxicity(answers: readonly AnswerText[]): Findings {
  return flagsOnly(
    answers.flatMap((text) => {
      const offences = text.sentences.flatMap((_, at) => offenceIn(text, at) ?? []);
      const worst = offences.find(({ severity }) => severity === 'warning') ?? offences[0];
      if (!worst) return [];
      const { severity, excerpt } = worst;
      return [{ type: 'toxicity' as const, severity, key: text.answer.key, excerpt, message: MESSAGES[severity] }];
    }),
  );
}
