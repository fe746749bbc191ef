import { type AnswerText, type SentenceText } from '../answer-text.js';
import { mayHideOrders } from '../disguises.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, type FlagSeverity } from '../guard-rail.js';
import { introduced, type Setting, settingOf, speaksOfAttacks } from '../mentions.js';
import { isAlarming, type Suspicion, suspicionOf } from '../orders/suspicion.js';
import { type Sign } from '../orders/order-signs.js';
import { ADDRESSEES } from '../words/order-openers.js';
import { REVIEWER_NAMES } from '../words/review-words.js';
import { scoreBlocks } from '../orders/score-blocks.js';

interface Suspect {
  start: number;
  end: number;
  severity: FlagSeverity;
  /** Pretends that what follows is not the applicant's. */
  endsAnswer?: boolean;
}

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
/** A plain order: no honest applicant writes one. */
const PLAIN: readonly Sign[] = ['order', 'own_order', 'extract', 'foreign_order'];

function has(signs: ReadonlySet<Sign>, ...wanted: readonly Sign[]): boolean {
  return wanted.some((sign) => signs.has(sign));
}

/** A part of a prompt that comes with something about the review; tokens of chat templates need nothing more. */
function isMarked({ markers, signs }: Suspicion, plain: string): boolean {
  if (markers.has('token') || markers.has('end'))
    return isAlarming(signs) || !/\b(?:token|tokeni[sz]er|template|delimiter|markup|escape)/iu.test(plain);
  return (markers.has('tag') || markers.has('heading')) && (isAlarming(signs) || has(signs, 'evaluates', 'override'));
}

function isAlarm(suspicion: Suspicion, plain: string): boolean {
  return isAlarming(suspicion.signs) || isMarked(suspicion, plain);
}

function alarms(text: string): boolean {
  return isAlarm(suspicionOf(text), text);
}

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
    return (
      setting.reports &&
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
  if (disguised || has(signs, ...PLAIN)) return 'critical';
  const kinds = [
    has(inAnswer, 'outcome', 'verdict', 'steer'),
    has(inAnswer, 'override', 'order', 'foreign_order', 'secrecy'),
    has(inAnswer, 'machine', 'role'),
    markers.size > 0,
  ];
  return kinds.filter(Boolean).length > 1 ? 'critical' : 'warning';
}

/** Two turns of a conversation that nobody had. */
const ROLE_TAG = /<\/?(?:user|assistant|system|human|developer)>/giu;
const ROLE_TAG_ONCE = /<\/?(?:user|assistant|system|human|developer)>/iu;
const LONGEST_WORDLESS = 2_000;
const SHORT_LINE = 3;
const FEWEST_LINES = 3;

/** Lines of a word or two, which may be one sentence that was broken up. */
function brokenUp({ answer, sentences }: AnswerText): Suspect[] {
  const found: Suspect[] = [];
  for (let from = 0; from < sentences.length; from += 1) {
    let to = from;
    while (to < sentences.length && to - from < 30 && (sentences[to]?.words.length ?? 99) <= SHORT_LINE) to += 1;
    const first = sentences[from];
    const last = sentences[to - 1];
    if (to - from < FEWEST_LINES || !first || !last) continue;
    const text = sentences
      .slice(from, to)
      .map(({ words }) => words.join(' '))
      .join(' ');
    if (has(suspicionOf(text).signs, ...PLAIN, 'outcome'))
      found.push({ start: first.start, end: last.end, severity: 'critical' });
    from = to;
  }
  return found.filter(({ start, end }) => end > start && end <= answer.value.length);
}

/** Whom a sentence speaks to that stands beside an order. */
const SPOKEN_TO: ReadonlySet<string> = new Set([
  ...REVIEWER_NAMES, ...ADDRESSEES, 'your', 'yours', 'yourself', 'judging', 'reviewing', 'application', 'applicants', 'submission', 'review',
  'verdict', 'score', 'scores', 'scoring', 'rating', 'decision',
]);

/** Leads up to an order or goes on with it: nothing that stands alone would be taken for one. */
function attendsOrder({ signs, markers }: Suspicion, { words }: SentenceText): boolean {
  return signs.size > 0 || markers.size > 0 || words.some((word) => SPOKEN_TO.has(word));
}

function suspectsIn(text: AnswerText): Suspect[] {
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
  const isAlarmed = suspicions.map((suspicion, at) => {
    const sentence = text.sentences[at];
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
    if (!isAlarmed[at]) return isOrdered && attendsOrder(suspicion, sentence) ? [{ start, end, severity: 'info' }] : [];
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
  return [...sentences, ...blocks, ...brokenUp(text), ...whole];
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

function inspect(text: AnswerText): Findings {
  const { key, value } = text.answer;
  const suspects = suspectsIn(text);
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

/** Text addressed to the reviewer instead of about the venture. */
export function promptInjection(answers: readonly AnswerText[]): Findings {
  const findings = answers.map(inspect);
  return { flags: findings.flatMap(({ flags }) => flags), excluded: findings.flatMap(({ excluded }) => excluded) };
}
