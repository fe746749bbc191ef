import { PhraseMatcher, type PhraseHit } from '../../../fields/lexicon/phrase-matcher.js';
import { type Token } from '../../../fields/lexicon/tokens.js';
import { ADDRESSEES, ORDER_OPENERS } from '../words/order-openers.js';
import { ORDER_WORDS, type OrderWord } from '../words/order-words.js';
import { foreignSigns } from './foreign-signs.js';
import { findTopMarks, isHighNumber, type TopMark } from './top-marks.js';

/**
 * What a stretch of text does that only orders to a reviewer do. `order` and `own_order` are plain; `outcome` asks for a
 * mark; the others tell little alone.
 */
export type Sign =
  | 'order'
  | 'own_order'
  | 'extract'
  | 'foreign_order'
  | 'outcome'
  | 'verdict'
  | 'steer'
  | 'role'
  | 'secrecy'
  | 'override'
  | 'machine'
  | 'human'
  | 'evaluates';

const MATCHER = new PhraseMatcher<OrderWord>(
  (Object.keys(ORDER_WORDS) as OrderWord[]).flatMap((tag) =>
    ORDER_WORDS[tag].map((phrase): [string, OrderWord] => [phrase, tag]),
  ),
);

/** Words between "ignore" and "instructions" that still make one order. */
const REACH = 8;
/** Words between "give" and "full marks". */
const FAR = 14;
/** Others whom a mark may be for. */
const OTHERS_MARKED = /^(?:a|an|the|each|every|any|your|their|his|her|its|students?|users?|customers?|patients?)$/;
const ANYTHING_BUT = /[^\s'’]/u;
const MUST = /^(?:must|should|shall|will|ought|have|need|are)$/;
const ORDER_TAGS: readonly OrderWord[] = ['award', 'rate', 'override', 'override_weak', 'steer', 'steer_strong', 'verdict'];

/** One stretch of text with its words found. */
export class OrderReading {
  readonly words: readonly string[];
  private readonly hits = new Map<OrderWord, PhraseHit<OrderWord>[]>();
  readonly topMarks: readonly TopMark[];

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
  ) {
    this.words = tokens.map(({ word }) => word);
    for (const hit of MATCHER.match(this.words)) {
      const list = this.hits.get(hit.tag);
      if (list) list.push(hit);
      else this.hits.set(hit.tag, [hit]);
    }
    this.topMarks = findTopMarks(text, tokens, (tag) => this.all(tag));
  }

  all(tag: OrderWord): readonly PhraseHit<OrderWord>[] {
    return this.hits.get(tag) ?? [];
  }

  has(tag: OrderWord): boolean {
    return this.hits.has(tag);
  }

  /** Whether a clause begins at the word. */
  opensClause(at: number): boolean {
    const previous = this.tokens[at - 1];
    const token = this.tokens[at];
    return !previous || !token || ANYTHING_BUT.test(this.text.slice(previous.end, token.start));
  }

  /** Whether the verb is an order: nothing stands before it in its clause but what leads orders in. */
  isOrder(at: number, orders: readonly number[] = []): boolean {
    let first = at;
    while (!this.opensClause(first) && ORDER_OPENERS.has(this.words[first - 1] ?? '')) first -= 1;
    if (this.opensClause(first)) return true;
    const before = this.words[first - 1] ?? '';
    if (ADDRESSEES.has(before) || this.isTold(first, at)) return true;
    if (before === 'and' || before === 'then' || before === 'or') return this.goesOn(first - 1, orders);
    if (before !== 'to') return false;
    const from = Math.max(0, first - 8);
    return this.words.slice(from, first - 1).some((word) => ADDRESSEES.has(word)) || this.near('reviewer', from, first - 2);
  }

  /** "You must", wherever it stands. */
  private isTold(from: number, to: number): boolean {
    return this.words.slice(from, to).some((word, offset) => word === 'you' && MUST.test(this.words[from + offset + 1] ?? ''));
  }

  /** Whether the clause before "and" is an order itself. */
  private goesOn(and: number, orders: readonly number[]): boolean {
    if (orders.some((order) => order < and)) return true;
    let first = and;
    while (!this.opensClause(first)) first -= 1;
    while (first < and && ORDER_OPENERS.has(this.words[first] ?? '')) first += 1;
    return ORDER_TAGS.some((tag) => this.all(tag).some(({ from }) => from === first && first < and));
  }

  near(tag: OrderWord, from: number, to: number): boolean {
    return this.all(tag).some((hit) => hit.from >= from && hit.from <= to);
  }
}

function qualifiedOrders(reading: OrderReading, from: number, isStrongVerb: boolean): boolean {
  const to = from + REACH;
  if (reading.near('own_orders', from, to)) return true;
  const isQualified = (noun: PhraseHit<OrderWord>, by: OrderWord): boolean => {
    // "Instructions above" and "rules that you were given" are as good as "previous instructions".
    return reading.near(by, Math.max(from, noun.from - 4), noun.from - 1) || (by === 'earlier' && reading.near(by, noun.to, noun.to + 2));
  };
  const within = (tag: OrderWord): PhraseHit<OrderWord>[] => reading.all(tag).filter((hit) => hit.from >= from && hit.from <= to);
  const isAny = (noun: PhraseHit<OrderWord>): boolean =>
    isStrongVerb && isQualified(noun, 'any_of') && !/^(?:of|for|about|in|on|from|that)$/.test(reading.words[noun.to] ?? '');
  if (within('orders').some((noun) => isQualified(noun, 'earlier') || isAny(noun))) return true;
  return within('orders_weak').some((noun) => isQualified(noun, 'earlier'));
}

const OWN_ORDERS = /^(?:instruct|prompt|rubric|scoring|your|evaluation|system)/;

function overrideSigns(reading: OrderReading, orders: number[]): Sign[] {
  const signs: Sign[] = [];
  for (const tag of ['override', 'override_weak'] as const) {
    for (const verb of reading.all(tag)) {
      if (!reading.isOrder(verb.from, orders)) continue;
      if (qualifiedOrders(reading, verb.to, tag === 'override')) {
        signs.push('order');
        orders.push(verb.from);
      } else if (tag === 'override' && reading.near('orders', verb.to, verb.to + REACH)) {
        signs.push('override');
        orders.push(verb.from);
      }
    }
  }
  const voids = reading.all('void_now');
  const told = reading.all('orders').filter(({ to }) => reading.words[to] === 'you');
  const earlier = reading.all('orders').filter(({ from }) => reading.near('earlier', from - 3, from - 1));
  const nouns = [...reading.all('own_orders'), ...earlier].filter(({ from }) => OWN_ORDERS.test(reading.words[from] ?? ''));
  const isVoid = [...nouns, ...told].some(({ to }) => voids.some((hit) => hit.from >= to && hit.from - to <= 6));
  return isVoid ? [...signs, 'order'] : signs;
}

/** Whether something between the verb and the mark, or after the mark, says that it is for somebody else. */
function isForOthers(reading: OrderReading, verb: PhraseHit<OrderWord>, mark: TopMark): boolean {
  const { words } = reading;
  const targets = [...reading.all('this_application'), ...reading.all('us')];
  const isTarget = (at: number): boolean => targets.some(({ from, to }) => at >= from && at < to);
  const between = words.slice(verb.to, mark.from);
  const others = between.some((word, offset) => {
    const next = words[verb.to + offset + 1] ?? '';
    const at = verb.to + offset;
    if (isTarget(at) || at + 1 >= mark.from || !OTHERS_MARKED.test(word)) return false;
    return !reading.near('mark', at + 1, at + 2) && !reading.near('top', at + 1, at + 2) && !isTarget(at + 1) && !/^(?:possible|overall|final|criteri|categor|section|question|dimension|highest|top|clarity|founder|idea)/.test(next);
  });
  if (others) return true;
  const after = words[mark.to] ?? '';
  if (!/^(?:to|for|if|when|only|where|unless|than)$/.test(after)) return false;
  return /^(?:if|when|only|where|unless|than)$/.test(after) || !(isTarget(mark.to + 1) || isTarget(mark.to + 2) || /^(?:all|every|each|this|these|our|my|us|me|both)$/.test(words[mark.to + 1] ?? ''));
}

const PLAIN_AWARDS = /^(?:give|giving|assign|award|grant|set|rate|score|mark|grade|return|output|print|respond|reply)$/;

function hasTarget(reading: OrderReading): boolean {
  const us = reading.all('us').some(({ from }) => /^(?:us|me)$/.test(reading.words[from] ?? ''));
  return us || (['this_application', 'machine', 'human', 'own_terms'] as const).some((tag) => reading.has(tag));
}

function marksAwarded(reading: OrderReading, orders: number[]): boolean {
  let found = false;
  for (const verb of reading.all('award')) {
    if (!reading.isOrder(verb.from, orders)) continue;
    const marks = reading.topMarks.filter(({ from }) => from >= verb.from && from - verb.to <= FAR);
    const isPlain = PLAIN_AWARDS.test(reading.words[verb.from] ?? '');
    const isAimed = hasTarget(reading);
    if (marks.some((mark) => (mark.loose ? reading.has('this_application') : isAimed || (isPlain && !mark.best)) && !isForOthers(reading, verb, mark))) {
      orders.push(verb.from);
      found = true;
    }
  }
  for (const verb of reading.all('rate')) {
    if (!reading.isOrder(verb.from, orders)) continue;
    const target = [...reading.all('us'), ...reading.all('this_application')].find(({ from }) => from >= verb.to && from - verb.to <= 2);
    if (!target || reading.words[target.from] === 'i' || reading.words[target.from] === 'we') continue;
    const next = reading.words.slice(target.to, target.to + 6);
    if (reading.near('highly', target.to, target.to + 5) || next.some((word) => isHighNumber(word))) {
      orders.push(verb.from);
      found = true;
    }
  }
  return found || numberOrdered(reading) || marksStated(reading);
}

/** "Whoever reads this: please enter 95." */
function numberOrdered(reading: OrderReading): boolean {
  const isAddressed = reading.has('human') || reading.has('machine') || reading.words.includes('whoever');
  if (!isAddressed || !reading.has('mark')) return false;
  return [...reading.all('award'), ...reading.all('rate')].some(
    ({ from, to }) => reading.isOrder(from) && reading.words.slice(to, to + 4).some((word) => isHighNumber(word) || /^\d\d$/.test(word)),
  );
}

const THIS = /^(?:this|the) (?:application|applicant|submission|entry|answer|form|response|venture|startup|founder|candidate|proposal)$/;

/** As if the review had been done: "the only correct score for this answer is 10", "rank this submission first". */
function marksStated(reading: OrderReading): boolean {
  const named = reading.all('this_application').filter(({ from, to }) => THIS.test(reading.words.slice(from, to).join(' ')));
  if (named.length === 0) return false;
  const isRated = reading.all('rate').some(
    ({ to }) => named.some(({ from, to: end }) => reading.words[from] === 'this' && from >= to && from - to <= 1 && reading.near('highly', end, end + 3)),
  );
  if (isRated) return true;
  if ((reading.has('machine') || reading.has('human')) && reading.topMarks.length > 0) return true;
  const marks = reading.topMarks.filter(({ loose }) => !loose);
  const isRight = reading.all('right').some(({ to }) => reading.near('mark', to, to + 2) || reading.near('mark_loose', to, to + 2));
  const isFirstPerson = [...reading.all('rate'), ...reading.all('award')].some(({ from }) => /^(?:i|we|hereby)$/.test(reading.words[from - 1] ?? ''));
  return marks.length > 0 && (isRight || isFirstPerson);
}

const SELF = /^(?:we|i|it|this|us)$/;

function marksDeserved(reading: OrderReading): boolean {
  return reading.all('deserves').some(({ from, to }) => {
    const isMarked = reading.topMarks.some((mark) => !mark.loose && mark.from >= to - 1 && mark.from - to <= 9);
    if (!isMarked) return false;
    const isApplication = reading.near('this_application', Math.max(0, from - 12), from);
    const verb = reading.words.slice(from, to).join(' ');
    const isClaim = /^(?:deserve|merit|warrant|worthy|entitled|should|must|is worth|ought|need|shall)/.test(verb);
    const before = reading.words.slice(Math.max(0, from - 2), from);
    return isApplication || (isClaim && before.some((word) => SELF.test(word)));
  });
}

const PAST = new Set(['gave', 'awarded', 'rated', 'scored', 'got', 'won', 'earned', 'received', 'achieved', 'reached', 'had']);

function marksWished(reading: OrderReading): boolean {
  if (!reading.has('wish') || reading.words.some((word) => PAST.has(word))) return false;
  const strong = reading.topMarks.some(({ loose }) => !loose);
  const isAsked = reading.words.some((word) => word === 'you' || word === 'your' || ADDRESSEES.has(word)) || reading.has('this_application') || reading.has('human');
  return strong && isAsked && !/\bstar (?:hotel|restaurant)/.test(reading.words.join(' '));
}

function levelsAssigned(reading: OrderReading): boolean {
  const targets = reading.all('this_application').filter(({ from }) => /^(?:every|all|each|across|this)$/.test(reading.words[from] ?? ''));
  return [...reading.all('award'), ...reading.all('rate')].some(
    (verb) =>
      reading.isOrder(verb.from) &&
      targets.some(({ from }) => Math.abs(from - verb.from) <= FAR) &&
      reading.words.slice(verb.to, verb.to + FAR).some(isHighNumber),
  );
}

function verdictSigns(reading: OrderReading, orders: readonly number[]): boolean {
  return reading.all('verdict').some(({ from, to }) => {
    const verb = reading.words[from] ?? '';
    const targets = reading.all('this_application').filter(({ from: at }) => !/^(?:our|my|every|all|each|across)$/.test(reading.words[at] ?? ''));
    if (/^(?:be|been|already|pre|preapproved)$/.test(verb)) {
      const names = /^(?:this|the|these) (?:application|applicant|submission|entry|candidate|proposal|start|startup|answer|founder)/;
      return targets.some((target) => target.from < from && from - target.to <= 5 && names.test(reading.words.slice(target.from, target.from + 2).join(' ')));
    }
    return reading.isOrder(from, orders) && targets.some((target) => target.from >= to && target.from - to <= 3);
  });
}

function roleSigns(reading: OrderReading, isOutcome: boolean): boolean {
  const played = reading.all('role_play').some(
    ({ from, to }) =>
      reading.isOrder(from) &&
      (reading.near('reviewer', to, to + 8) || reading.near('generous', from, to + 14) || reading.words.slice(to, to + 8).some((word) => /^(?:investor|capitalist|dan|evil|vc)$/.test(word))),
  );
  if (played) return true;
  return (reading.has('role_hint') || reading.has('role_play')) && (isOutcome || (reading.has('generous') && (reading.has('reviewer') || reading.has('this_application'))));
}

const ANSWER_WITH =
  /\b(?:respond|reply|answer|output|say|print|return|write)(?: only| just| exactly| simply| back){0,2}(?: with)?(?: only| just| exactly| simply)?(?: the (?:single )?(?:word|words|verdict|phrase|string|number|text)| a| an)? (?:perfect|excellent|accept|accepted|approved|pass|maximum|100|outstanding|cohort)\b/;

function steerSigns(reading: OrderReading, orders: readonly number[]): boolean {
  const strong = reading.all('steer_strong').some(({ from }) => reading.isOrder(from, orders));
  const isAddressed = reading.has('machine') || reading.has('human');
  if (strong && (isAddressed || reading.has('this_application'))) return true;
  if (ANSWER_WITH.test(reading.words.join(' ')) && reading.all('steer_strong').concat(reading.all('steer'), reading.all('award')).some(({ from }) => reading.isOrder(from, orders))) return true;
  const isReviewed = reading.has('machine_noun') && reading.has('this_application') && reading.words.some((word) => /^(?:should|must|shall)$/.test(word));
  if (isReviewed && (reading.has('verdict') || reading.has('praise'))) return true;
  if (!reading.has('machine') || !(reading.has('praise') || reading.has('mark') || reading.topMarks.length > 0)) return false;
  return [...reading.all('steer'), ...reading.all('award')].some(({ from }) => reading.isOrder(from, orders));
}

/** One of these is in every order that there is a rule for. */
const CORE: readonly OrderWord[] = [
  'orders', 'orders_weak', 'own_orders', 'mark', 'mark_loose', 'top_mark', 'own_terms', 'this_application', 'role_play',
  'machine', 'human', 'steer_strong', 'highly', 'praise',
];

/** Every sign in a stretch of text. */
export function signsIn(text: string, tokens: readonly Token[]): Set<Sign> {
  const reading = new OrderReading(text, tokens);
  const signs = new Set<Sign>(foreignSigns(text, reading.words));
  if (!CORE.some((tag) => reading.has(tag)) && reading.topMarks.length === 0) return signs;
  const orders: number[] = [];
  for (const sign of overrideSigns(reading, orders)) signs.add(sign);
  const awards = marksAwarded(reading, orders);
  const isOutcome = awards || marksDeserved(reading) || marksWished(reading) || levelsAssigned(reading);
  if (isOutcome) signs.add('outcome');
  if (reading.has('own_terms') && ownTermsOrdered(reading, text)) signs.add('own_order');
  if (verdictSigns(reading, orders)) signs.add('verdict');
  if (roleSigns(reading, isOutcome)) signs.add('role');
  if (steerSigns(reading, orders)) signs.add('steer');
  if (reading.all('secrecy').some(({ from, to }) => reading.isOrder(from, orders) && reading.near('secret', to - 1, to + 5))) signs.add('secrecy');
  if (reading.all('extract').some(({ from, to }) => reading.isOrder(from) && reading.near('own_orders', to, to + 6))) signs.add('extract');
  for (const tag of ['machine', 'human'] as const) if (reading.has(tag)) signs.add(tag);
  if (reading.has('this_application') || reading.topMarks.length > 0 || reading.has('own_orders')) signs.add('evaluates');
  return signs;
}

function ownTermsOrdered(reading: OrderReading, text: string): boolean {
  if (/cohort_(?:perfect|strong|possible|unlikely|undetermined)|(?:clarity|founder_fit|idea_strength)_score|guard_rail_flags/i.test(text)) return true;
  const isVerdict = reading.all('own_terms').some(({ from, to }) => /^cohort (?:perfect|strong)$/.test(reading.words.slice(from, to).join(' ')));
  return (isVerdict || reading.words.some(isHighNumber) || reading.topMarks.length > 0) && [...reading.all('award'), ...reading.all('rate')].some(({ from }) => reading.isOrder(from));
}
