import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, type FlagSeverity, type GuardRailFlag } from '../guard-rail.js';
import { hiddenStretches } from './hidden-stretches.js';
import { givesOrders } from './prompt-injection.js';

/** Turns the direction of what follows; honest text in right-to-left scripts does without the overrides. */
const OVERRIDE = /[\u202d\u202e]/u;
/** Joiners and fillers between Latin letters, where no script needs them, and long rows of them anywhere. */
const SPLITTERS = /(?<=[A-Za-z])[\u200b-\u200d\u2060\ufeff\u00ad\u034f]+(?=[A-Za-z])/gu;
const ROWS = /[\u200b-\u200d\u2060-\u2064\ufeff\u034f\u3164]{4,}|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{3,}/u;
/** A soft hyphen or two come from pasting; more do not. */
const FEW = 3;

function isStrewn(value: string): boolean {
  return ROWS.test(value) || Array.from(value.matchAll(SPLITTERS)).length > FEW;
}

function inspect({ answer }: AnswerText): Findings {
  const { key, value } = answer;
  const flags: GuardRailFlag[] = [];
  const flag = (severity: FlagSeverity, message: string, excerpt: string | null = null): void => {
    flags.push({ type: 'hidden_text', severity, key, excerpt, message });
  };
  const hidden = hiddenStretches(value);
  const worst = hidden.find(({ says }) => givesOrders(says)) ?? hidden[0];
  if (worst) {
    const message = 'The answer holds text that a reader cannot see. It was left out of the review.';
    flag(givesOrders(worst.says) ? 'critical' : 'warning', message, excerptOf(worst.says));
  }
  if (isStrewn(value)) flag('warning', 'Invisible characters are strewn through the answer. They were ignored.');
  if (OVERRIDE.test(value)) flag('warning', 'The answer holds characters that turn the direction of text around.');
  return { flags, excluded: hidden.map(({ start, end }) => ({ key, start, end })) };
}

/** Text that is there for a machine, but not for a person. Critical only where it gives the machine orders. */
export function hiddenText(answers: readonly AnswerText[]): Findings {
  const findings = answers.map(inspect);
  return { flags: findings.flatMap(({ flags }) => flags), excluded: findings.flatMap(({ excluded }) => excluded) };
}
