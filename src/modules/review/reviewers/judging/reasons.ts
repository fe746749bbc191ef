import { type Finding, FINDINGS } from '../../../rubric/findings.js';
import { answerName } from '../../answer-name.js';
import { type Statement } from '../statements/statement.js';
import { tellingStretch } from '../telling-stretch.js';
import { type Ruling } from './judge.js';

const NO_BRIEF = 'The programme has no brief, or one that names too little to compare with.';

function cite({ quote, answer }: Statement): string {
  return `“${tellingStretch(quote)}” (answer: ${answerName(answer)})`;
}

/** What is hardly said is not cited: a single sentence would have to stand for it. */
function found(level: number, finding: Finding, [telling, second]: readonly Statement[]): string {
  const said = finding.found[level - 1] ?? finding.nothing;
  if (telling === undefined || level < 2) return `${said}.`;
  return `${said}: ${cite(telling)}${level === 4 && second !== undefined ? ` and ${cite(second)}` : ''}.`;
}

function missing(level: number, { askForDetail, askForProof, second }: Finding): string {
  if (level >= 4) return '';
  return level === 3
    ? ` ${second} would make it stronger.`
    : ` Worth asking: ${level === 2 ? askForProof : askForDetail}`;
}

/** Two plain sentences: what was found, in the applicant's own words, and what is missing. */
export function reasonFor({ criterion, judged, isAsked, leftOut }: Ruling, quoted: readonly Statement[]): string {
  const exclusion = leftOut
    ? ` The brief says “${leftOut.sentence}”: does that leave out ${cite(leftOut.statement)}?`
    : '';
  if (judged === null) return NO_BRIEF + exclusion;
  const finding: Finding = FINDINGS[criterion.id];
  if (criterion.id === 'communication') return `${finding.found[judged.level - 1] ?? finding.nothing}.`;
  const level = quoted.length === 0 ? 0 : judged.level;
  const nothing = isAsked ? (finding.unclear ?? finding.nothing) : finding.nothing;
  return (level === 0 ? `${nothing}.` : found(level, finding, quoted)) + missing(level, finding) + exclusion;
}
