import { type Finding, FINDINGS } from '../../../rubric/findings.js';
import { answerName } from '../../answer-name.js';
import { type Kind, KINDS } from '../statements/statement-model.js';
import { type Statement } from '../statements/statement.js';
import { tellingStretch } from '../telling-stretch.js';
import { type Ruling } from './judge.js';

const NO_BRIEF = 'The programme has no brief that says what it looks for.';

/** What kind of statement bears a finding out, or only tells it. */
const AS: Readonly<Record<Kind, string>> = {
  done: 'something that was done or seen at first hand',
  measured: 'a measured result',
  fact: 'a fact that can be looked up',
  description: 'a description',
  plan: 'a plan',
  hope: 'a hope',
  claim: 'a claim',
  hype: 'a claim',
  vanity: 'a figure that shows little',
  admission: 'an open word on what is missing',
  off: 'a remark',
};

function kindOf({ reading: { kind } }: Statement): string {
  return AS[KINDS.reduce((best, each) => (kind[each] > kind[best] ? each : best))];
}

function cite({ quote, answer }: Statement): string {
  return `“${tellingStretch(quote)}” (answer: ${answerName(answer)})`;
}

function found(
  { judged, criterion }: Ruling,
  { subject, steps }: Finding,
  telling: Statement,
  second: Statement | undefined,
): string {
  const level = judged?.level ?? 0;
  const step = steps?.[level - 1];
  if (step !== undefined) return `${step}: ${cite(telling)}.`;
  if (level === 1) return `${subject} is only touched on: ${cite(telling)}.`;
  if (level === 2) return `${subject} is told in particulars, as ${kindOf(telling)}: ${cite(telling)}.`;
  if (level === 3 || second === undefined) return `${subject} is borne out by ${kindOf(telling)}: ${cite(telling)}.`;
  return `${subject} is borne out several times${criterion.id === 'feasibility' ? '' : ' over'}: ${cite(telling)} and ${cite(second)}.`;
}

function missing({ judged }: Ruling, { askForDetail, askForProof, second }: Finding): string {
  switch (judged?.level) {
    case 4:
      return '';
    case 3:
      return ` ${second} would lift it.`;
    case 2:
      return ` What would bear it out is missing. To ask: ${askForProof}`;
    default:
      return ` To ask: ${askForDetail}`;
  }
}

/** Two plain sentences: what was found, in the applicant's own words, and what is missing. */
export function reasonFor(ruling: Ruling, [telling, second]: readonly Statement[]): string {
  const { criterion, judged } = ruling;
  if (judged === null) return NO_BRIEF;
  if (criterion.id === 'communication') return criterion.levels[judged.level];
  const finding: Finding = FINDINGS[criterion.id];
  const first = telling === undefined ? `${finding.nothing}.` : found(ruling, finding, telling, second);
  return first + missing(ruling, finding);
}
