import { type Criterion, type Level } from '../../rubric/criterion.js';
import { type CriterionId } from '../../rubric/criteria.js';
import { type Finding, FINDINGS } from '../../rubric/findings.js';
import { answerName } from '../answer-name.js';
import { DENIALS } from '../text/words/summary-words.js';
import { questionsIn } from './questions.js';
import { standsAlone } from './readable.js';
import { type Feature, type ReadSentence } from './reading.js';
import { tellingStretch } from './telling-stretch.js';

/** A criterion as judged: its level and the sentences it rests on, best first. */
export interface Ruling {
  readonly criterion: Criterion & { id: CriterionId };
  readonly level: Level;
  readonly sentences: readonly ReadSentence[];
  /** The one to quote. */
  readonly telling: ReadSentence | undefined;
  /** Where nothing counts, something that was said where it was asked for. */
  readonly nearest: ReadSentence | undefined;
}

/** How many of the best sentences are looked at for the one to quote. */
const LOOKED_AT = 6;
const PROOF: readonly Feature[] = ['measure', 'comparison', 'past', 'date', 'source', 'name', 'segment'];
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

/** How much of a sentence could be checked. */
export function strength(sentence: ReadSentence): number {
  return PROOF.filter((feature) => sentence.features.has(feature)).length + (sentence.features.has('measure') ? 2 : 0);
}

function cite({ quote, answer }: ReadSentence, remark?: string): string {
  return `“${tellingStretch(quote)}” (${remark === undefined ? '' : `${remark}; `}answer: ${answerName(answer)})`;
}

function speaksOf({ roles, terms }: ReadSentence, id: CriterionId): boolean {
  return ([...roles.keys(), ...terms.keys()] as readonly string[]).includes(id);
}

/** The sentence to quote first: nearly as strong as the best, to the point, readable alone, and not quoted elsewhere yet. */
export function tellingFirst(
  id: CriterionId,
  roles: readonly (string | null)[],
  sentences: readonly ReadSentence[],
  used: ReadonlySet<ReadSentence>,
): ReadSentence[] {
  const quotable = sentences.filter(({ quote }) => quote !== '');
  const [best] = quotable;
  if (!best) return [];
  const worth = (sentence: ReadSentence, at: number): number =>
    Number(!used.has(sentence)) * 3 +
    Number(speaksOf(sentence, id)) * 3 +
    Number(roles.includes(sentence.answer.role)) * 2 +
    Number(!sentence.redacted) * 2 +
    Number(!questionsIn(sentence.answer).has('aside')) * 2 +
    Number(!sentence.words.some((word) => DENIALS.has(word))) * 2 +
    Number(standsAlone(sentence.quote)) * 2 -
    at / 2;
  const equals = quotable
    .slice(0, LOOKED_AT)
    .filter((sentence) => strength(sentence) >= strength(best) - 1 && (!best.features.has('measure') || sentence.features.has('measure')));
  const [telling = best] = equals
    .map((sentence, at) => ({ sentence, worth: worth(sentence, at) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ sentence }) => sentence);
  return [telling, ...quotable.filter((sentence) => sentence !== telling)];
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

/** The second sentence that a top level rests on: one with a figure of its own. */
function second({ level, sentences }: Ruling, telling: ReadSentence): string {
  if (level < 4) return '';
  const other = sentences
    .slice(0, LOOKED_AT)
    .find(
      ({ features, facts, statement }) =>
        statement !== telling.statement && features.has('measure') && [...facts].some((fact) => !telling.facts.has(fact)),
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
