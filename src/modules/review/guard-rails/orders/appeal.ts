import { patternOf } from '../../../../common/text/pattern.js';
import { PhraseMatcher, type PhraseHit } from '../../../../language/phrase-matcher.js';
import { type Token } from '../../../../language/tokens.js';
import { APPEAL_WORDS, type AppealWord, ASKED_VERBS, OTHER_PARTIES, REVIEWING_TRADE } from '../words/appeal-words.js';
import { englishShare, isFunctionWord } from '../../../../language/language.js';
import { FOREIGN_APPEAL_WORDS } from '../words/foreign-appeal-words.js';
import { ORDER_OPENERS } from '../words/order-openers.js';
import { REVIEW_VERBS } from '../words/review-words.js';

const MATCHER = new PhraseMatcher<AppealWord>(
  (Object.keys(APPEAL_WORDS) as AppealWord[]).flatMap((tag) =>
    APPEAL_WORDS[tag].map((phrase): [string, AppealWord] => [phrase, tag]),
  ),
);
type ForeignTag = AppealWord | 'push';
const FOREIGN = new PhraseMatcher<ForeignTag>(
  (Object.keys(FOREIGN_APPEAL_WORDS) as ForeignTag[]).flatMap((tag) =>
    (FOREIGN_APPEAL_WORDS[tag] ?? []).map((phrase): [string, ForeignTag] => [phrase, tag]),
  ),
);
/** A sentence so English makes no appeal in another language. */
const MOST_ENGLISH = 0.3;

type Hits = ReadonlyMap<ForeignTag, readonly PhraseHit<ForeignTag>[]>;

/** How strongly a sentence speaks to a reviewer about the review, by what it takes for that. */
export interface Appeal {
  /** Whoever reviews. */
  audience: number;
  /** What is reviewed. */
  subject: number;
  /** Marks, findings, and how they turn out. */
  matter: number;
  /** That something be done or taken for granted. */
  push: number;
  /** To leave something out, or to make believe. */
  bend: number;
  /** That it is settled already. */
  settled: number;
  /** It speaks of little else. */
  density: number;
  /** Reasons to think that it speaks of something else. */
  otherwise: number;
}

const REVIEWS = '(?:assess|evaluat|review|scor|grad|mark|rat|judg|read|process|summari|screen|rank|decid|pars|weigh)(?:e|es|s|ed|ing|se|ses|sed|sing|ze|zes|zed|zing)?';
const YOUR_REVIEW = /\byour (?:own |final |written )?(?:reports?|summary|assessment|verdict|decision|evaluation|review|notes|scores?|scoring|rating|conclusions?|output|criteria|rubric|instructions?|guidelines?|director|colleagues?|committee|panel|jury|judges|form|questionnaire|auditors?|foundation|analysis|judge?ment|reply|comments|reasoning|hands|discretion|records?)\b/;
const READER_DOES = patternOf(
  String.raw`\b(?:(?:whoever|anyone|anybody|anyone who|somebody who|person who|human who|those who) (?:\w+ ){0,2}${REVIEWS}|(?:software|system|model|machine|ai|llm|bot|program) (?:that |which |is |now |currently |behind ){1,3}(?:\w+ ){0,1}(?:${REVIEWS}|the form|this)|(?:when|while|if|before|as|that|text|what) you (?:are |now |come to |have ){0,2}${REVIEWS}|entries you|person on the other side|you (?:are|re) (?:now )?${REVIEWS}|(?!\w+ed )${REVIEWS} (?:this(?! as| together)|us|our (?:answers?|application|entry)))\b`,
);
const ASKED =
  /\b(?:i|we|us|let me|would|d) (?:\w+ ){0,2}(?:ask|asking|request|requesting|beg|urge|trust|appeal|implore|plead|propose|suggest|insist|obliged|count on|rely on)\b|\b(?:please|kindly|be so kind|would you|could you|can you|will you|feel free)\b/;
const TOLD =
  /\byou (?:\w+ ){0,2}(?:must|should|shall|may|can|will|need|have to|are to|find|found|record|score|rate|stay|forget|treat|conclude|feel|speak|act|become|believe|assume)\b/;
const DEONTIC =
  /\b(?:(?:is|are) to(?: be)?|(?:should|must|shall|ought to|has to|have to|needs to|may|can)(?: \w+)? be|must|shall|may|ought to|has to|only has to|needs? no|need not|not necessary|no need|nothing below|would be an? (?:error|mistake)|stays?|remains?|deserves?|earns?|applies|is worth|are reminded|only tick|equals?|automatically|reflects?|belongs? (?:at|in)|amounts? to) \w+/;
const COUNTS_AS =
  /\b(?:counts?|treat(?:ed)?|read|regard(?:ed)?|taken?|consider(?:ed)?|mark(?:ed)?|tick(?:ed)?|record(?:ed)?|enter(?:ed)?|noted?|scored?|rated?|deem(?:ed)?|accept(?:ed)?|interpret(?:ed)?|understood|viewed?|seen) (?:\w+ ){0,5}(?:as|like|at|met|in full|fully)\b|\b(?:put|write|set|written) (?:it |this )?down\b/;
const PAST_US =
  /\b(?:gave|rated|scored|told|awarded|placed|graded|ranked|asked|invited|visited|certified|preferred) (?:us|me|our|it|them|the)\b|\b(?:last year|in 20\d\d|last spring)\b/;
const PLAIN_COURTESY =
  /\b(?:(?:as|be|is|are|remain|kept|treat\w*) (?:\w+ ){0,6}confidential\w*|(?:happy|glad) to (?:\w+ )?(?:answer|show|send|share)|feedback|translations?|attach\w*|covering letter|see (?:the|section|answer|our)|next answer|the answer on|unaudited|thank you|third parties|your mentors|your network|your programme would|demo)\b/;
const NUMBERED =
  /\b(?:level|score|grade|mark|rating|confidence|criteri\w+|evidence|fit|clarity|idea) ?(?:of |is |at )?(?:4|5|10|100|9\d|1\.0)\b|\b(?:4 4|5 5|10 10)\b/;

const SUBJECT = /\b(?:sections?|questions?|criterion|criteria|items?|parts?|answers?|fields?) (?:\d{1,2}|one|two|three|four|above|below)\b/;
const ROLE = /\byou(?: are| re| were| play)? (?:now |not |no longer |henceforth )+(?:an? |the )|\byou (?:now |will |shall |henceforth )*(?:speak|act|answer|write|think|reason|judge|behave) as /;
const CALLS = /^(?:dear|hello|hi|hey|attention|to|for|whoever|any|careful|every|the)$/;
const HINTS = /^(?:hint|note|instruction|instructions|guidance|only|memo|must|shall|should|may|are|model|system)$/;
const ELSEWHERE = /^(?:at|of|from|preferred|comments?)$/;

const MOST_OPENERS = 8;

/** Whether nothing but words that lead in an order stands before it in its clause. */
function opensOrder(text: string, tokens: readonly Token[], at: number): boolean {
  const opens = (index: number): boolean => {
    const previous = tokens[index - 1];
    const token = tokens[index];
    return !previous || !token || /[^\s'’]/u.test(text.slice(previous.end, token.start));
  };
  let first = at;
  while (!opens(first)) {
    if (at - first > MOST_OPENERS) return false;
    const before = tokens[first - 1]?.word ?? '';
    if (/^(?:you|is|are|will|have|be|to)$/.test(before) || !(ORDER_OPENERS.has(before) || before === 'and')) return false;
    first -= 1;
  }
  return true;
}

function audienceOf(hits: Hits, words: readonly string[], said: string): number {
  let named = 0;
  for (const { from, to } of hits.get('reader') ?? []) {
    const before = words[from - 1] ?? '';
    const after = words[to] ?? '';
    if (/^(?:a|an|our|their|his|her|no|with|use|using)$/.test(before) && !HINTS.test(after)) continue;
    if (ELSEWHERE.test(after)) continue;
    const isCalled = CALLS.test(before) || /^(?:to|for)$/.test(words[from - 2] ?? '') || HINTS.test(after);
    named = Math.max(named, isCalled ? 2 : 1);
  }
  const does = READER_DOES.test(said) || ROLE.test(said) ? 2 : 0;
  const yours = YOUR_REVIEW.test(said) ? 2 : 0;
  const organised = hits.has('organisers') ? 1 : 0;
  const you = /\b(?:you|your|yours|yourself)\b/.test(said) ? 0.5 : 0;
  return Math.min(3, Math.max(named, does, yours, organised) + (named > 0 && does + yours > 0 ? 1 : 0) + you);
}

/** Whether somebody of the programme is spoken of, whose words an appeal may borrow. */
export function namesProgramme(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word);
  return YOUR_REVIEW.test(words.join(' ')) || MATCHER.match(words).some(({ tag }) => tag === 'organisers');
}

/** Whether a mark and its height stand so close together that one is said of the other. */
function isTop(hits: Hits): boolean {
  const highs = hits.get('high') ?? [];
  const starts = new Set(highs.map(({ from }) => from));
  const ends = new Set(highs.map(({ to }) => to));
  return (hits.get('mark') ?? []).some(
    ({ from, to }) => [0, 1, 2].some((gap) => ends.has(from - gap)) || [0, 1, 2, 3].some((gap) => starts.has(to + gap)),
  );
}

function pushOf(text: string, tokens: readonly Token[], said: string): number {
  const isOrder = tokens.some(
    ({ word }, at) => (REVIEW_VERBS.has(word) || ASKED_VERBS.has(word)) && opensOrder(text, tokens, at),
  );
  const signs = [isOrder, ASKED.test(said), TOLD.test(said), DEONTIC.test(said), COUNTS_AS.test(said)];
  return Math.min(3, signs.filter(Boolean).length);
}

function foreignAppealOf(words: readonly string[]): Appeal {
  const hits = new Map<ForeignTag, PhraseHit<ForeignTag>[]>();
  for (const hit of FOREIGN.match(words)) {
    const list = hits.get(hit.tag);
    if (list) list.push(hit);
    else hits.set(hit.tag, [hit]);
  }
  const marked = new Set((hits.get('mark') ?? []).map(({ from }) => from));
  return {
    audience: hits.has('reader') ? 2 : 0,
    subject: hits.has('subject') ? 1.5 : 0,
    matter: (isTop(hits) ? 2 : hits.has('mark') ? 1 : hits.has('high') ? 0.5 : 0) + (hits.has('finding') ? 1 : 0),
    push: Math.min(2, (hits.get('push') ?? []).filter(({ from }) => !marked.has(from)).length),
    bend: Number(hits.has('pretend')) + Number(hits.has('omit')),
    settled: hits.has('settled') ? 1 : 0,
    density: 0,
    otherwise: 0,
  };
}

/** Words of a review among those that tell anything at all. */
function densityOf(words: readonly string[], hits: readonly PhraseHit<AppealWord>[]): number {
  const covered = new Set<number>();
  for (const { from, to } of hits) for (let at = from; at < to; at += 1) if (!isFunctionWord(words[at] ?? '')) covered.add(at);
  const telling = words.filter((word) => !isFunctionWord(word)).length;
  return covered.size >= 3 && covered.size * 2 >= telling ? 1 : 0;
}

export function appealOf(text: string, tokens: readonly Token[]): Appeal {
  const words = tokens.map(({ word }) => word);
  if (words.length > 3 && englishShare(words) < MOST_ENGLISH) {
    const foreign = foreignAppealOf(words);
    if (strengthOf(foreign) > 0) return foreign;
  }
  const hits = new Map<AppealWord, PhraseHit<AppealWord>[]>();
  for (const hit of MATCHER.match(words)) {
    const list = hits.get(hit.tag);
    if (list) list.push(hit);
    else hits.set(hit.tag, [hit]);
  }
  const said = words.join(' ');
  const isNumbered = NUMBERED.test(said) || /\ba (?:four|five|ten|4|5|10)(?: (?:and|or|please|here|for this)|$)/.test(said);
  const matter = (isTop(hits) || isNumbered ? 2 : hits.has('mark') ? 1 : hits.has('high') ? 0.5 : 0) + (hits.has('finding') ? 1 : 0);
  const others = words.some((word) => OTHER_PARTIES.has(word)) ? 1.5 : 0;
  const ours = /\b(?:our|the|an) (?:app|tool|system|model|platform|software|sensor|device|product|service|engine|algorithm|llm)\b/.test(said) ? 1 : 0;
  return {
    audience: audienceOf(hits, words, said),
    subject: hits.has('subject') || SUBJECT.test(said) ? 1.5 : 0,
    matter,
    push: pushOf(text, tokens, said),
    bend: Number(hits.has('pretend')) + Number(hits.has('omit')),
    settled: Math.min(2, new Set((hits.get('settled') ?? []).map(({ from }) => from)).size),
    density: densityOf(words, [...hits.values()].flat()),
    otherwise: others + ours + (PAST_US.test(said) ? 1.5 : 0) + (PLAIN_COURTESY.test(said) ? 2 : 0),
  };
}

/** Adds up to how likely the sentence is an appeal, where it has what one takes at all. */
export function strengthOf({ audience, subject, matter, push, bend, settled, density, otherwise }: Appeal): number {
  const kinds = [audience >= 1, subject > 0, matter > 0, push > 0, bend > 0, settled > 0].filter(Boolean).length;
  if (audience + subject + density < 0.5 || matter + bend + settled === 0 || kinds < 2) return 0;
  return audience + subject + matter + push + bend + settled * 0.75 + density - otherwise;
}

/** So strong that hardly an honest sentence is; where reviewing is the applicant's trade, some are. */
const ALARMING = 4;
const ALARMING_IN_TRADE = 5.25;

export function isAlarmingAppeal(strength: number, isTrade: boolean): boolean {
  return strength >= (isTrade ? ALARMING_IN_TRADE : ALARMING);
}

/** Whether an answer speaks of reviewing, grading or guarding. */
export function speaksOfReviewing(words: readonly string[]): boolean {
  return words.some((word) => REVIEWING_TRADE.has(word));
}
