import { type PhraseHit } from '../../../../language/phrase-matcher.js';
import { ADDRESSEES } from '../words/order-openers.js';
import { type OrderWord } from '../words/order-words.js';
import { type OrderReading } from './order-reading.js';
import { isHighNumber, type TopMark } from './top-marks.js';

/** Words between "give" and "full marks". */
const FAR = 14;
/** Others whom a mark may be for. */
const OTHERS_MARKED = /^(?:a|an|the|each|every|any|your|their|his|her|its|students?|users?|customers?|patients?)$/;

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
    return (
      !reading.near('mark', at + 1, at + 2) &&
      !reading.near('top', at + 1, at + 2) &&
      !isTarget(at + 1) &&
      !/^(?:possible|overall|final|criteri|categor|section|question|dimension|highest|top|clarity|founder|idea)/.test(
        next,
      )
    );
  });
  if (others) return true;
  const after = words[mark.to] ?? '';
  if (!/^(?:to|for|if|when|only|where|unless|than)$/.test(after)) return false;
  return (
    /^(?:if|when|only|where|unless|than)$/.test(after) ||
    !(
      isTarget(mark.to + 1) ||
      isTarget(mark.to + 2) ||
      /^(?:all|every|each|this|these|our|my|us|me|both)$/.test(words[mark.to + 1] ?? '')
    )
  );
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
    if (
      marks.some(
        (mark) =>
          (mark.loose
            ? reading.has('this_application') || reading.has('machine') || reading.has('human')
            : isAimed || (isPlain && !mark.best)) && !isForOthers(reading, verb, mark),
      )
    ) {
      orders.push(verb.from);
      found = true;
    }
  }
  for (const verb of reading.all('rate')) {
    if (!reading.isOrder(verb.from, orders)) continue;
    const target = [...reading.all('us'), ...reading.all('this_application')].find(
      ({ from }) => from >= verb.to && from - verb.to <= 2,
    );
    if (!target || reading.words[target.from] === 'i' || reading.words[target.from] === 'we') continue;
    const next = reading.words.slice(target.to, target.to + 6);
    const isTicked = reading.words
      .slice(target.to, target.to + 5)
      .some((word) => /^(?:satisfied|met|passed|complete|completed|excellent|perfect|approved|fulfilled)$/.test(word));
    if (isTicked || reading.near('highly', target.to, target.to + 5) || next.some((word) => isHighNumber(word))) {
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
    ({ from, to }) =>
      reading.isOrder(from) &&
      reading.words.slice(to, to + 4).some((word) => isHighNumber(word) || /^\d\d$/.test(word)),
  );
}

const THIS =
  /^(?:this|the) (?:application|applicant|submission|entry|answer|form|response|venture|startup|founder|candidate|proposal)$/;

/** As if the review had been done: "the only correct score for this answer is 10", "rank this submission first". */
function marksStated(reading: OrderReading): boolean {
  const named = reading
    .all('this_application')
    .filter(({ from, to }) => THIS.test(reading.words.slice(from, to).join(' ')));
  if (named.length === 0) return false;
  const isRated = reading
    .all('rate')
    .some(({ to }) =>
      named.some(
        ({ from, to: end }) =>
          reading.words[from] === 'this' && from >= to && from - to <= 1 && reading.near('highly', end, end + 3),
      ),
    );
  if (isRated) return true;
  if ((reading.has('machine') || reading.has('human')) && reading.topMarks.length > 0) return true;
  const marks = reading.topMarks.filter(({ loose }) => !loose);
  const isRight = reading
    .all('right')
    .some(({ to }) => reading.near('mark', to, to + 2) || reading.near('mark_loose', to, to + 2));
  const isFirstPerson = [...reading.all('rate'), ...reading.all('award')].some(({ from }) =>
    /^(?:i|we|hereby)$/.test(reading.words[from - 1] ?? ''),
  );
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

const PAST = new Set([
  'gave',
  'awarded',
  'rated',
  'scored',
  'got',
  'won',
  'earned',
  'received',
  'achieved',
  'reached',
  'had',
]);

/** "Anything less than full marks would be unfair." */
function isDemanded(reading: OrderReading): boolean {
  if (!reading.topMarks.some(({ loose }) => !loose)) return false;
  const said = reading.words.join(' ');
  return (
    /\b(?:anything (?:less|below|under|lower)|nothing (?:less|short)|would be (?:unfair|a mistake|wrong|unjust)|only fair)\b/.test(
      said,
    ) && /\b(?:you|your|us|we|our|this application)\b/.test(said)
  );
}

function marksWished(reading: OrderReading): boolean {
  if (isDemanded(reading)) return true;
  if (!reading.has('wish') || reading.words.some((word) => PAST.has(word))) return false;
  const strong = reading.topMarks.some(({ loose }) => !loose);
  const isAsked =
    reading.words.some((word) => word === 'you' || word === 'your' || ADDRESSEES.has(word)) ||
    reading.has('this_application') ||
    reading.has('human') ||
    /\bthe (?:score|scoring|rating|marks?|grade|verdict|evaluation)\b/.test(reading.words.join(' '));
  return strong && isAsked && !/\bstar (?:hotel|restaurant)/.test(reading.words.join(' '));
}

/** A number with nothing after it that it could count. */
function isMarkItself(next: string | undefined): boolean {
  return next === undefined || /^(?:for|on|to|in|across|points|out|of|each|please|and|every|all|or|100|10)$/.test(next);
}

function levelsAssigned(reading: OrderReading): boolean {
  const targets = reading
    .all('this_application')
    .filter(({ from }) => /^(?:every|all|each|across|this)$/.test(reading.words[from] ?? ''));
  return [...reading.all('award'), ...reading.all('rate')].some(
    (verb) =>
      reading.isOrder(verb.from) &&
      targets.some(({ from }) => Math.abs(from - verb.from) <= FAR) &&
      reading.words
        .slice(verb.to, verb.to + FAR)
        .some((word, offset) => isHighNumber(word) && isMarkItself(reading.words[verb.to + offset + 1])),
  );
}

/** Whether a high mark is ordered, claimed, asked for or written down. Where orders stand is added to `orders`. */
export function asksForMark(reading: OrderReading, orders: number[]): boolean {
  return marksAwarded(reading, orders) || marksDeserved(reading) || marksWished(reading) || levelsAssigned(reading);
}
