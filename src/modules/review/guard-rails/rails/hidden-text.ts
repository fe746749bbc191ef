import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, type FlagSeverity, type GuardRailFlag } from '../guard-rail.js';
import { speaksOfAttacks } from '../mentions.js';
import { isStrewn, isTurned, takenApart } from './hidden-characters.js';
import { hiddenStretches } from './hidden-stretches.js';
import { givesOrders } from './prompt-injection.js';

/** How much text before a quotation is asked what it is about. */
const LOOK_BACK = 200;

function inspect({ answer, quotations }: AnswerText): Findings {
  const { key, value } = answer;
  const flags: GuardRailFlag[] = [];
  const flag = (severity: FlagSeverity, message: string, excerpt: string | null = null): void => {
    flags.push({ type: 'hidden_text', severity, key, excerpt, message });
  };
  // Between the marks of code, or quoted by somebody who speaks of such tricks, it is there to be seen.
  const isShown = (start: number): boolean =>
    isFenced(value, start) ||
    quotations.some(
      (quotation) =>
        quotation.start < start &&
        start < quotation.end &&
        (value.charAt(quotation.start) === '`' ||
          speaksOfAttacks(value.slice(Math.max(0, quotation.start - LOOK_BACK), quotation.start))),
    );
  const hidden = hiddenStretches(value, isShown);
  const worst = hidden.find(({ says }) => givesOrders(says)) ?? hidden[0];
  if (worst) {
    const message = 'The answer holds text that a reader cannot see. It was left out of the review.';
    flag(givesOrders(worst.says) ? 'critical' : 'warning', message, excerptOf(worst.says));
  }
  if (isStrewn(value)) flag('warning', 'Invisible characters are strewn through the answer. They were ignored.');
  if (isTurned(value)) flag('warning', 'The answer holds characters that turn the direction of text around.');
  return { flags, excluded: [...hidden, ...takenApart(value)].map(({ start, end }) => ({ key, start, end })) };
}

/** Inside a block of code, which is shown as it is written. */
function isFenced(value: string, at: number): boolean {
  let fences = 0;
  for (let fence = value.indexOf('```'); fence >= 0 && fence < at; fence = value.indexOf('```', fence + 3)) fences += 1;
  return fences % 2 === 1;
}

/** Text that is there for a machine, but not for a person. Critical only where it gives the machine orders. */
export function hiddenText(answers: readonly AnswerText[]): Findings {
  const findings = answers.map(inspect);
  return { flags: findings.flatMap(({ flags }) => flags), excluded: findings.flatMap(({ excluded }) => excluded) };
}
