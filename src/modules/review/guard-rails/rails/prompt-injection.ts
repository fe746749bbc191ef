import { PhraseMatcher } from '../../../fields/lexicon/phrase-matcher.js';
import { wordsOf } from '../../../fields/lexicon/tokens.js';
import { type AnswerText, type SentenceText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, type FlagSeverity } from '../guard-rail.js';
import { INJECTION_PHRASES, type InjectionSign, ORDER_OPENERS, TEMPLATE_MARKER } from './injection-phrases.js';

type Sign = InjectionSign | 'order_to_override' | 'template' | 'own_order';

const MATCHER = new PhraseMatcher<InjectionSign>(
  (Object.keys(INJECTION_PHRASES) as InjectionSign[]).flatMap((sign) =>
    INJECTION_PHRASES[sign].map((phrase): [string, InjectionSign] => [phrase, sign]),
  ),
);

/** Words between "ignore" and "instructions" that still make one order. */
const REACH = 8;
/** Long runs without a space may be text in disguise. */
const ENCODED = /[A-Za-z0-9+/]{40,4000}={0,2}/g;

function signsIn(words: readonly string[], text: string): Set<Sign> {
  const hits = MATCHER.match(words);
  const signs = new Set<Sign>(hits.map(({ tag }) => tag));
  const verbs = hits.filter(({ tag }) => tag === 'override');
  const aimed = verbs.filter(({ to }) =>
    hits.some(({ tag, from }) => tag === 'instructions' && from >= to && from - to <= REACH),
  );
  signs.delete('override');
  if (aimed.length > 0) signs.add('override');
  if (aimed.some(({ from }) => words.slice(0, from).every((word) => ORDER_OPENERS.has(word))))
    signs.add('order_to_override');
  if (signs.has('own_terms') && signs.has('command')) signs.add('own_order');
  if (TEMPLATE_MARKER.test(text)) signs.add('template');
  return signs;
}

/**
 * Critical is what no honest applicant writes: a plain order to set instructions aside, one that names our own
 * fields, or two independent signs of addressing a machine. Asking for a high score is only a warning, and speaking
 * of such orders, as a security venture must, is no more than a remark.
 */
function severityOf(signs: ReadonlySet<Sign>, inAnswer: ReadonlySet<Sign>): FlagSeverity | null {
  const isSign = signs.has('override') || signs.has('outcome') || signs.has('own_order') || signs.has('template');
  if (!isSign) return null;
  if (signs.has('order_to_override') || signs.has('own_order')) return 'critical';
  if (signs.has('reported') && !signs.has('template')) return signs.has('override') ? 'info' : null;
  if (signs.has('others') && !signs.has('outcome') && !signs.has('template')) return null;
  const kinds = (['override', 'outcome', 'machine', 'template'] as const).filter((sign) => inAnswer.has(sign));
  return kinds.length > 1 ? 'critical' : 'warning';
}

function decoded(text: string): string {
  const parts = [...text.matchAll(ENCODED)].map(([part]) => Buffer.from(part, 'base64').toString('utf8'));
  return parts.filter((part) => /^[\p{L}\p{N}\p{P}\p{Zs}\n]+$/u.test(part)).join(' ');
}

function inspectSentence({ text, words }: SentenceText): Set<Sign> {
  const disguised = decoded(text);
  return new Set([...signsIn(words, text), ...signsIn(wordsOf(disguised), disguised)]);
}

const MESSAGES: Readonly<Record<FlagSeverity, string>> = {
  critical: 'The answer gives orders to the reviewer. They were left out of the review.',
  warning: 'The answer speaks to the reviewer about the outcome. That was left out of the review.',
  info: 'The answer mentions orders to a machine, apparently without giving any.',
};

/** What follows a plain order on its line belongs to it. */
function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function inspect({ answer, sentences }: AnswerText): Findings {
  const signs = sentences.map(inspectSentence);
  const inAnswer = new Set(signs.flatMap((found) => [...found]));
  const suspects = sentences.flatMap((sentence, at) => {
    const severity = severityOf(signs[at] ?? new Set(), inAnswer);
    return severity ? [{ sentence, severity }] : [];
  });
  return {
    flags: (['critical', 'warning', 'info'] as const).flatMap((severity) => {
      const first = suspects.find((suspect) => suspect.severity === severity);
      if (!first) return [];
      return [
        {
          type: 'prompt_injection' as const,
          severity,
          key: answer.key,
          excerpt: excerptOf(first.sentence.text),
          message: MESSAGES[severity],
        },
      ];
    }),
    excluded: suspects
      .filter(({ severity }) => severity !== 'info')
      .map(({ sentence: { start, end }, severity }) => ({
        key: answer.key,
        start,
        end: severity === 'critical' ? endOfLine(answer.value, end) : end,
      })),
  };
}

/** Whether a text by itself gives orders to whoever reviews it. */
export function givesOrders(text: string): boolean {
  const signs = signsIn(wordsOf(text), text);
  return severityOf(signs, signs) === 'critical';
}

/** Text addressed to the reviewer instead of about the venture. */
export function promptInjection(answers: readonly AnswerText[]): Findings {
  const findings = answers.map(inspect);
  return { flags: findings.flatMap(({ flags }) => flags), excluded: findings.flatMap(({ excluded }) => excluded) };
}
