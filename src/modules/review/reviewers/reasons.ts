import { type Criterion, type Level } from '../../rubric/criterion.js';
import { type CriterionId } from '../../rubric/criteria.js';
import { type Finding, FINDINGS } from '../../rubric/findings.js';
import { answerName } from '../answer-name.js';
import { type ReadSentence } from './reading.js';
import { isToThePoint } from './telling-quotes.js';
import { tellingStretch } from './telling-stretch.js';

/** A criterion as judged: its level and the sentences to quote for it, best first. */
export interface Ruling {
  readonly criterion: Criterion & { id: CriterionId };
  readonly level: Level;
  readonly sentences: readonly ReadSentence[];
  /** The one to quote. */
  readonly telling: ReadSentence | undefined;
  /** Where nothing counts, something that was said where it was asked for. */
  readonly nearest: ReadSentence | undefined;
}

const COMPARES =
  /\b(?:than|compared|versus|vs|against|unlike|instead|half|twice|halved|doubled|tripled|fell|rose|grew|dropped|cheaper|faster)\b|\b(?:up|down) from\b|\bfrom\b.{1,40}\bto\b/iu;

/** What kind of proof a sentence is, as far as its form tells: the first that fits. */
const KINDS: readonly (readonly [kind: string, fits: (sentence: ReadSentence) => boolean])[] = [
  ['a figure, put as a plan or an estimate', ({ features, hedged }) => features.has('measure') && hedged],
  ['a figure set against something else', ({ features, quote }) => features.has('measure') && COMPARES.test(quote)],
  ['a figure from something done', ({ features }) => features.has('measure') && features.has('past')],
  ['a dated figure', ({ features }) => features.has('measure') && features.has('date')],
  ['a figure', ({ features }) => features.has('measure')],
  ['a date, but no figure', ({ features }) => features.has('date')],
  ['a name, but no figure', ({ features }) => features.has('name')],
  ['a particular group, but no figure', ({ features }) => features.has('segment')],
  ['no detail that could be checked', () => true],
];

function cite({ quote, answer }: ReadSentence, remark?: string): string {
  return `“${tellingStretch(quote)}” (${remark === undefined ? '' : `${remark}; `}answer: ${answerName(answer)})`;
}

function kindOf({ level }: Ruling, { steps }: Finding, telling: ReadSentence): string {
  const step = steps?.[level - 1];
  return step === undefined ? (KINDS.find(([, fits]) => fits(telling))?.[0] ?? '') : `read as ${step}`;
}

function found(ruling: Ruling, finding: Finding, telling: ReadSentence): string {
  const rests = ruling.level === 1 && finding.steps === undefined ? 'is at most touched on in' : 'rests on';
  return `${finding.subject} ${rests} ${cite(telling, kindOf(ruling, finding, telling))}`;
}

function missing({ level, criterion }: Ruling, finding: Finding, telling: ReadSentence | undefined): string {
  if (level === 4 || criterion.id === 'communication') return '';
  if (level === 3) return ` ${finding.second} would lift it.`;
  const isMeasured = telling?.features.has('measure') === true || (level === 2 && finding.steps !== undefined);
  return ` To ask: ${isMeasured ? finding.askForProof : finding.askForFigure}`;
}

/** The second sentence that a top level rests on: one to the point, with a figure of its own. */
function second({ criterion, level, sentences }: Ruling, telling: ReadSentence): string {
  if (level < 4) return '';
  const other = sentences.find(
    (sentence) =>
      sentence.statement !== telling.statement &&
      sentence.features.has('measure') &&
      isToThePoint(sentence, criterion.id) &&
      [...sentence.facts].some((fact) => !telling.facts.has(fact)),
  );
  return other ? ` and ${cite(other)}` : '';
}

/** What was found, with the words that show it, and what a team could ask to know more. */
export function reasonFor(ruling: Ruling): string {
  const { criterion, level, telling, nearest } = ruling;
  const finding: Finding = FINDINGS[criterion.id];
  if (criterion.id === 'communication') return criterion.levels[level];
  if (level > 0 && telling) {
    return `${found(ruling, finding, telling)}${second(ruling, telling)}.${missing(ruling, finding, telling)}`;
  }
  const hint = nearest ? `; the nearest is ${cite(nearest)}` : '';
  return `${finding.nothing}${hint}.${missing(ruling, finding, nearest)}`;
}
