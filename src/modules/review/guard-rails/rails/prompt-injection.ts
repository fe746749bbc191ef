import { wordsOf } from '../../../../language/tokens.js';
import { type AnswerText, type SentenceText } from '../answer-text.js';
import { mayHideOrders } from '../disguises.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, type FlagSeverity } from '../guard-rail.js';
import { introduced, type Setting, settingOf, speaksOfAttacks } from '../mentions.js';
import { appealsIn } from '../orders/appeals-in.js';
import { isAlarmingAppeal, speaksOfReviewing } from '../orders/appeal.js';
import { hasSign, PLAIN_ORDERS } from '../orders/plain-orders.js';
import { brokenUp, type Suspect, withGaps } from '../orders/suspects.js';
import { isAlarming, type Suspicion, suspicionOf } from '../orders/suspicion.js';
import { type Sign } from '../orders/order-signs.js';
import { ADDRESSEES } from '../words/order-openers.js';
import { REVIEWER_NAMES } from '../words/review-words.js';
import { scoreBlocks } from '../orders/score-blocks.js';

/** Signs that those who guard against orders describe, too. */
const DESCRIBED: ReadonlySet<Sign> = new Set([
  'order',
  'extract',
  'role',
  'secrecy',
  'override',
  'machine',
  'human',
  'evaluates',
]);
/** A part of a prompt that comes with something about the review; tokens of chat templates need nothing more. */
function isMarked({ markers, signs }: Suspicion, plain: string): boolean {
  if (markers.has('token') || markers.has('end'))
    return isAlarming(signs) || !/\b(?:token|tokeni[sz]er|template|delimiter|markup|escape)/iu.test(plain);
  return (markers.has('tag') || markers.has('heading')) && (isAlarming(signs) || hasSign(signs, 'evaluates', 'override'));
}

function isAlarm(suspicion: Suspicion, plain: string): boolean {
  return isAlarming(suspicion.signs) || isMarked(suspicion, plain);
}

function alarms(text: string): boolean {
  return isAlarm(suspicionOf(text), text);
}

/** Words of one's own that make clear who it is that speaks in a quotation. */
const FEWEST_INTRODUCING = 4;
const LONGEST_NAME = 4;
const REVIEW_WORDS = /\b(?:review|evaluat|assess|scor|rubric|applica|criteri|jury|committee|panel|programme)/iu;

/**
 * Whether the applicant speaks of an order instead of giving one: it is quoted or introduced as an example, by somebody
 * whose own words speak of attacks or of what others said. What asks for a mark is taken for quoted only there.
 */
function isMention(suspicion: Suspicion, setting: Setting, { plain }: SentenceText): boolean {
  const { signs, markers, disguised } = suspicion;
  if (setting.complies || signs.has('own_order') || disguised) return false;
  if (/\b(?:not|isn['’]?t|no|nor) (?:an? |any )?(?:\w+ )?(?:attack|injection|trick|jailbreak)/iu.test(plain))
    return false;
  if (setting.quoted !== '') {
    if (alarms(setting.own)) return false;
    if (setting.ofAttacks) return true;
    // Names and settings are quoted one by one; only read as one do they seem to be an order.
    if (setting.quotations.length > 1 && !setting.quotations.some((part) => wordsOf(part).length > LONGEST_NAME && alarms(part))) return true;
    const isIntroduced = wordsOf(setting.own).length >= FEWEST_INTRODUCING && !REVIEW_WORDS.test(plain);
    return (
      (setting.reports || isIntroduced) &&
      [...signs].every((sign) => DESCRIBED.has(sign) && sign !== 'human' && sign !== 'machine') &&
      !markers.has('end')
    );
  }
  if (setting.isExample) return true;
  if (!setting.ofAttacks) return false;
  const parts = introduced(plain);
  if (parts && speaksOfAttacks(parts.intro) && !alarms(parts.intro)) return true;
  const firstClause = plain.split(/[,;:.–—]/u, 1)[0] ?? '';
  return [...signs].every((sign) => DESCRIBED.has(sign)) && !alarms(firstClause);
}

/**
 * Critical is what no honest applicant writes: a plain or disguised order, or two independent signs of addressing a
 * machine. Asking for a high mark is only a warning.
 */
function severityOf(suspicion: Suspicion, inAnswer: ReadonlySet<Sign>): FlagSeverity {
  const { signs, markers, disguised } = suspicion;
  if (disguised || hasSign(signs, ...PLAIN_ORDERS)) return 'critical';
  const kinds = [
    hasSign(inAnswer, 'outcome', 'verdict', 'steer'),
    hasSign(inAnswer, 'override', 'order', 'foreign_order', 'secrecy'),
    hasSign(inAnswer, 'machine', 'role'),
    markers.size > 0,
  ];
  return kinds.filter(Boolean).length > 1 ? 'critical' : 'warning';
}

/** Two turns of a conversation that nobody had. */
const ROLE_TAG = /<\/?(?:user|assistant|system|human|developer)>/giu;
const ROLE_TAG_ONCE = /<\/?(?:user|assistant|system|human|developer)>/iu;
const LONGEST_WORDLESS = 2_000;

/** Whom a sentence speaks to that stands beside an order. */
const SPOKEN_TO: ReadonlySet<string> = new Set([
  ...REVIEWER_NAMES, ...ADDRESSEES, 'your', 'yours', 'yourself', 'judging', 'reviewing', 'application', 'applicants', 'submission', 'review',
  'verdict', 'score', 'scores', 'scoring', 'rating', 'decision',
]);

/** Leads up to an order or goes on with it: nothing that stands alone would be taken for one. */
function attendsOrder({ signs, markers }: Suspicion, { words }: SentenceText): boolean {
  return signs.size > 0 || markers.size > 0 || words.some((word) => SPOKEN_TO.has(word));
}

function suspectsIn(text: AnswerText, isTrade: boolean): Suspect[] {
  const { value } = text.answer;
  const mayHide = mayHideOrders(value);
  const isTalk =
    (value.match(ROLE_TAG)?.length ?? 0) > 1 &&
    !text.quotations.some(({ start, end }) => ROLE_TAG_ONCE.test(value.slice(start, end)));
  const known = new Map<string, Suspicion>();
  const suspicions = text.sentences.map(({ plain, tokens, disguises }) => {
    const suspicion = known.get(plain) ?? suspicionOf(plain, { tokens, disguises, mayHide });
    known.set(plain, suspicion);
    return suspicion;
  });
  const appeals = appealsIn(text);
  const isAlarmed = suspicions.map((suspicion, at) => {
    const sentence = text.sentences[at];
    if (isAlarmingAppeal(appeals[at] ?? 0, isTrade) && !settingOf(text, at).isExample) return true;
    return (
      sentence !== undefined &&
      (isAlarm(suspicion, sentence.plain) || (isTalk && suspicion.markers.has('tag'))) &&
      !isMention(suspicion, settingOf(text, at), sentence)
    );
  });
  const inAnswer = new Set(suspicions.filter((_, at) => isAlarmed[at] ?? false).flatMap(({ signs }) => [...signs]));
  const isOrdered = isAlarmed.includes(true);
  const sentences = text.sentences.flatMap(({ start, end }, at): Suspect[] => {
    const suspicion = suspicions[at];
    const sentence = text.sentences[at];
    if (!suspicion || !sentence) return [];
    const isAppealing = (appeals[at] ?? 0) > 0;
    if (!isAlarmed[at]) return isOrdered && (isAppealing || attendsOrder(suspicion, sentence)) ? [{ start, end, severity: 'info' }] : [];
    const { markers } = suspicion;
    const endsAnswer = markers.has('end') || markers.has('token') || markers.has('tag');
    return [{ start, end, severity: severityOf(suspicion, inAnswer), endsAnswer }];
  });
  // Letters in circles and boxes are no words, so they make no sentence.
  const isWordless = text.sentences.length === 0 && alarms(value.slice(0, LONGEST_WORDLESS));
  // What leads up to a made-up result on its line belongs to it.
  const blocks = scoreBlocks(value).map(
    ({ start, end }): Suspect => ({ start: value.lastIndexOf('\n', start) + 1, end, severity: 'critical' }),
  );
  const whole: Suspect[] = isWordless ? [{ start: 0, end: value.length, severity: 'critical' }] : [];
  return withGaps([...sentences, ...blocks, ...brokenUp(text), ...whole]);
}

const MESSAGES: Readonly<Record<FlagSeverity, string>> = {
  critical: 'The answer gives orders to the reviewer. They were left out of the review.',
  warning: 'The answer speaks to the reviewer about the outcome. That was left out of the review.',
  info: '',
};

/** What follows on its line belongs to it: a founder who speaks to the reviewer has done with the question. */
function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function inspect(text: AnswerText, isTrade: boolean): Findings {
  const { key, value } = text.answer;
  const suspects = suspectsIn(text, isTrade);
  return {
    flags: (['critical', 'warning'] as const).flatMap((severity) => {
      const first = suspects.find((suspect) => suspect.severity === severity);
      if (!first) return [];
      const excerpt = excerptOf(value.slice(first.start, first.end));
      return [{ type: 'prompt_injection' as const, severity, key, excerpt, message: MESSAGES[severity] }];
    }),
    excluded: suspects.map(({ start, end, severity, endsAnswer }) => ({
      key,
      start,
      end: endsAnswer ? value.length : severity === 'info' ? end : endOfLine(value, end),
    })),
  };
}

/** Whether a text by itself gives orders to whoever reviews it. */
export function givesOrders(text: string): boolean {
  const suspicion = suspicionOf(text);
  return isAlarm(suspicion, text) && severityOf(suspicion, suspicion.signs) === 'critical';
}

/** Where so many other answers speak of reviewing, it is the applicant's trade. */
const FEWEST_OF_TRADE = 3;

/** Text addressed to the reviewer instead of about the venture. */
export function promptInjection(answers: readonly AnswerText[]): Findings {
  const ofTrade = answers.map(({ words }) => speaksOfReviewing(words));
  const count = ofTrade.filter(Boolean).length;
  const findings = answers.map((text, at) => inspect(text, count - Number(ofTrade[at] ?? false) >= FEWEST_OF_TRADE));
  return { flags: findings.flatMap(({ flags }) => flags), excluded: findings.flatMap(({ excluded }) => excluded) };
}
