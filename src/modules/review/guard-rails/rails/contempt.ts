import { patternOf } from '../../../../common/text/pattern.js';
import { type PhraseHit, PhraseMatcher } from '../../../../language/phrase-matcher.js';
import {
  DISPARAGING,
  NOT_MEANT,
  PERSON_WORDS,
  SCORN_NOUNS,
  SCORN_PHRASES,
  SCORNFUL,
  VEILED_THREATS,
} from '../words/contempt-words.js';
import { GROUPS } from '../words/offensive-words.js';
import { MILD_SCORN } from '../words/two-faced-words.js';

type Tag = 'scorn' | 'veiled';

const MATCHER = new PhraseMatcher<Tag>([
  ...SCORN_PHRASES.map((phrase): [string, Tag] => [phrase, 'scorn']),
  ...VEILED_THREATS.map((phrase): [string, Tag] => [phrase, 'veiled']),
]);

const BE = /^(?:is|are|was|were|re|s|m|be|being|become|becomes|remain|r)$/;
const FILLER =
  /^(?:a|an|the|all|just|so|such|really|nothing|but|of|utter|complete|total|absolute|mostly|simply|very|quite|and|or|full|too|fucking|old|little|lot|pack|bunch|by|clearly|obviously|basically|frankly|honestly|plain|those|these|that|like|lazy|fat|only|run|staffed|owned|led|is|are)$/;
/** Most nouns for people end so; the few things that do are not despised. */
const SUFFIXED = /(?:keepers|workers|makers|sellers|owners|dwellers|ists|eers|folk|men|women|owners|holders|leaders|lovers|ants|ians)$/;
const COLLECTIVE = /^(?:bunch|pack|gang|gaggle|nest|herd|breed|horde|swarm|sack|shower|tribe|cabal|crowd|den|pile|clique|parade|circus)$/;
const WITS =
  /\b(?:brains?|spine|intelligence|intellect|iq|wits?|charm|personality|morals?|backbone|attention span|ethics|manners|imagination|vision|conscience|character|taste) of an? (?:dead |wet |common |garden )?\w+/;
const ILL_WISH =
  /\b(?:hope|hopes|wish|pray|may|can|let|love to see|like to see|should|ought to|deserves?|want)(?: \w+){0,5}? (?:rots?|starves?|chokes?|cancer|suffers?|burns?|hangs?|gutter|bankrupt|go under|goes under|fails? miserably|dies?|be (?:shot|hanged|whipped|flogged|sterili[sz]ed|put down|exterminated|locked up))\b/;
const WISHED_FOR = /\b(?:you|they|them|he|him|she|her|owners?|ceo|boss|investors?|jury|judges|those|these|company|rivals?|competitors?|everyone|all of|every last)\b/;
const SOMEBODY = /\b(?:them|him|her|his|their|your|question\w*|form|company|opinions?|ihr|tous)\b/;
const TOO_TO = /\b(?:too|2) (?:\w+ and (?:too )?)?(thick|stupid|dumb|dum|dim|lazy|blod|fat|drunk|ignorant|backward|primitive|slow|illiterate|simple|old|cowardly|spineless) (?:and (?:too )?\w+ )?(?:to|2|for)\b/;
const SPITE =
  /\b(?:honestly|frankly|let s face it|everyone knows|everybody knows|god knows|pure and simple|the lot of (?:them|you)|every last one|full stop|all of them|both of them|with respect|one almost pities|pity|lol|serves? (?:them|him|her|you) right|if you can call|what do you expect|no wonder|obviously|if you ask me|i say|sorry not sorry)\b/;
/** Unable to do the simplest of things. */
const UNABLE =
  /\b(?:could|would|can|may|cannot|couldn|wouldn|won|can)(?: n?t| not| never| hardly| barely)? (?:even )?(?:organi[sz]e|recogni[sz]e|find|spell|count|run|manage|tell|pour|change|boil|hit|lead|sell|read|hold|operate|be trusted) (?:an? |his |her |their |your |to |water |the |from )(?:\w+ ){0,8}(?:if|bulb|brewery|kettle|bath|ten|three|save (?:his|her|their|your) li\w+|both hands|own|name|door|map|egg|drunk|tea ?stand|lemonade stand|two)\b/;
const DEHUMANISES =
  /\b(?:inferior (?:stock|race|breed|beings?|people|genes)|genetically|by nature|sub ?human|not (?:even |really |fully )?human|less than human|go(?:ing)? extinct|die out|special kind of (?:stupid|idiot\w*|dumb)|(?:brain|mental) (?:capacity|age|power) of|has been s|has beens|glorified \w+|slept (?:her|his) way|drool\w*|has it coming|have it coming|what is coming to (?:him|her|them|you)|absolute (?:cabbage|donkey|clown|melon|muppet|weapon|bellend)|lose (?:their|his|her) homes?|should know (?:their|her) place|get off on|inbre[de]\w*|mongrels?)\b/;
const PEOPLED = /\b(?:agency|ministry|bank|council|office|government|company|committee|jury|board|city hall|who|commission|authority|department|party|union|university|court|accelerator|programme|fund)\b/;
const NEGATED = /\b(?:told|called|call|not because|nobody|research|disease|plants?|seeds?|species|modified|engineered|test(?:s|ed|ing)?|conservation)\b/;
const WHAT_KIND =
  /\bwhat (?:sort|kind) of (?:an? )?(?:\w+ )?(?:idiot\w*|halfwit\w*|stupid|moron\w*|fool\w*|clown\w*|person|people|imbecile\w*|amateur\w*)\b|\bwho(?:ever)? (?:\w+ ){1,6}must (?:be|have been) (?:drunk|blind|stupid|insane|dropped|retarded|an? \w+)\b/;
const GROUP_VERB = patternOf(
  `\\b(?:${[...GROUPS].join('|')}) (?:just |all |only |always |never )?(?:steal|lie|cheat|stink|smell|breed|multiply|infest|swarm|leech|whine|moan|ruin|don t work|do not work|can t drive|cannot drive|can t think|don t belong|do not belong)\\b`,
);

/** What one is afraid to be is nobody's word for one. */
const FEARED = new Set(['afraid', 'fear', 'fears', 'worry', 'worried', 'ashamed', 'without', 'feel', 'feeling']);

const TELLING = new Set(['said', 'says', 'say', 'told', 'complained', 'found', 'thought', 'wrote']);

/** Whether somebody stands near before, and nothing says that it is not meant. */
function subjectBefore(words: readonly string[], at: number): number {
  let steps = 0;
  let place = at - 1;
  while (place >= 0 && steps < 6 && (FILLER.test(words[place] ?? '') || SCORNFUL.has(words[place] ?? '') || DISPARAGING.has(words[place] ?? '')) && !BE.test(words[place] ?? '')) {
    place -= 1;
    steps += 1;
  }
  if (!BE.test(words[place] ?? '')) return 0;
  const subjects = words.slice(Math.max(0, place - 6), place);
  if (subjects.slice(-2).some((word) => /^(?:i|we|not|who)$/.test(word)) || words.slice(place, at).includes('not')) return 0;
  if (words.slice(Math.max(0, place - 5), place).some((word) => TELLING.has(word))) return 0;
  if (words.slice(Math.max(0, place - 3), place).some((word) => FEARED.has(word))) return 0;
  if (subjects.some((word) => GROUPS.has(word))) return 2;
  return subjects.slice(-6).some((word) => PERSON_WORDS.has(word) || SUFFIXED.test(word)) ? 1 : 0;
}

function isMeant(words: readonly string[], at: number): boolean {
  return !words.slice(Math.max(0, at - 3), at).some((word) => NOT_MEANT.has(word));
}

/** What is said of whom: "teachers are stupid donkeys", "those spoilt brats", "fat lazy dockers". */
function slightsOf(words: readonly string[]): number {
  let strength = 0;
  words.forEach((word, at) => {
    const isNoun = SCORN_NOUNS.has(word);
    const isScornful = SCORNFUL.has(word);
    if ((!isNoun && !isScornful && !DISPARAGING.has(word)) || /^(?:for|of)$/.test(words[at + 1] ?? '')) return;
    const weight = isNoun ? 3.5 : isScornful ? 2.5 : 1;
    const subject = subjectBefore(words, at);
    if (subject > 0 && isMeant(words, at)) strength += weight + (subject - 1);
    const before = words[at - 1] ?? '';
    const isScorned = SCORNFUL.has(before) || (DISPARAGING.has(before) && (SCORNFUL.has(words[at - 2] ?? '') || DISPARAGING.has(words[at - 2] ?? '')));
    if ((isNoun || PERSON_WORDS.has(word)) && SCORNFUL.has(before) && isMeant(words, at - 1)) strength += isNoun ? 3.5 : 2.5;
    else if (isNoun && isScorned && isMeant(words, at - 2)) strength += 2.5;
    const leads = words.slice(Math.max(0, at - 4), at);
    const collective = leads.findIndex((lead, offset) => COLLECTIVE.test(lead) && leads[offset + 1] === 'of');
    if (collective >= 0 && (isNoun || isScornful || word === 'failed')) strength += 3;
    if (isNoun && /^(?:those|these|you|such|your|the)$/.test(before) && /s$/.test(word)) strength += before === 'you' ? 3.5 : before === 'the' ? 0 : 1.5;
    if (isNoun && /^(?:at|in|of|from|who|on)$/.test(words[at + 1] ?? '') && before === 'the' && PEOPLED.test(words.slice(at + 1, at + 7).join(' '))) strength += 3.5;
  });
  words.forEach((word, at) => {
    if (!PERSON_WORDS.has(word) || /^(?:you|they|he|she|half|lot|both|bunch|those)$/.test(word)) return;
    const before = words.slice(Math.max(0, at - 3), at);
    const scorn = before.filter((one) => SCORNFUL.has(one)).length * 2 + before.filter((one) => DISPARAGING.has(one) && one !== 'old' && one !== 'little').length;
    if (scorn >= 2 && isMeant(words, at - before.length + 1)) strength += scorn;
  });
  return strength;
}

const SHORT_SPELLINGS: ReadonlyMap<string, string> = new Map([['u', 'you'], ['ur', 'your'], ['r', 'are'], ['dum', 'dumb'], ['ppl', 'people']]);

/** Knows where somebody is to be found, sets terms, or bids them beware. */
const MEANT_AS_THREAT =
  /\b(?:i|we|people|somebody|someone|brothers|friends) (?:\w+ ){0,2}?(?:know|knows|remember|found|saw|watch|who)\b|\bif (?:you|we|i|this)\b|\b(?:or|until|unless) (?:you|there|else|we|i)\b|\b(?:better|regret|reject|wisely|sleep|careful|shame|pity|promise|burns?|shut|silence|choose|before|mistake you (?:will )?ever|won|ll|will (?:be|have|end|find|wish))\b/;

function scornOf(words: readonly string[], hits: readonly PhraseHit<Tag>[]): number {
  const scorn = hits.filter(({ tag }) => tag === 'scorn');
  const points = scorn.reduce((sum, { from, to }) => sum + (MILD_SCORN.has(words.slice(from, to).join(' ')) ? 1.5 : 3), 0);
  return Math.min(6, points);
}

export interface Contempt {
  strength: number;
  /** Says, without saying so, what is going to happen. */
  threatens: boolean;
}

/** How much contempt for people a sentence shows, however it is put. */
export function contemptIn(spelt: readonly string[]): Contempt {
  const words = spelt.map((word) => SHORT_SPELLINGS.get(word) ?? word);
  const said = words.join(' ');
  const hits = MATCHER.match(words).filter(({ from }) => isMeant(words, from) || from < 3);
  const threatens = hits.some(({ tag }) => tag === 'veiled') && MEANT_AS_THREAT.test(said) && /\b(?:you|your|her|him|them|woman|man)\b/.test(said);
  const tooTo = TOO_TO.exec(said);
  const isTooMuch = tooTo !== null && words.some((word) => PERSON_WORDS.has(word)) && !/\b(?:we|i|not|told|feel|felt) (?:\w+ ){0,2}too\b/.test(said);
  const isOfSomebody = SOMEBODY.test(said) || words.some((word) => PERSON_WORDS.has(word) || SCORN_NOUNS.has(word));
  const strength =
    slightsOf(words) +
    (isOfSomebody ? scornOf(words, hits) : 0) +
    (WITS.test(said) && isOfSomebody ? 4 : 0) +
    (UNABLE.test(said) && isOfSomebody ? 3 : 0) +
    (DEHUMANISES.test(said) && isOfSomebody && !NEGATED.test(said) ? 3 : 0) +
    (ILL_WISH.test(said) && WISHED_FOR.test(said) && !/\b(?:no ?body|no one|must|customers?|patients?) should\b/.test(said) ? 3 : 0) +
    (isTooMuch ? 3 : 0) +
    (WHAT_KIND.test(said) ? 3.5 : 0) +
    (GROUP_VERB.test(said) ? 3.5 : 0);
  return { strength: strength > 0 && SPITE.test(said) ? strength + 1 : strength, threatens };
}

/** So much of it that nobody means it otherwise. */
const OFFENDING = 3;

export function isContempt({ strength }: Contempt): boolean {
  return strength >= OFFENDING;
}
