import { type Insights } from '@application-intake/sdk';
import { type Paper } from '../terminal/paper.js';

type Part = Pick<Insights['strength_criteria'][number], 'score' | 'weight' | 'reasoning' | 'evidence'> & {
  readonly name: string;
  readonly coverage: string | null;
};

const BAR = 20;
const STRONGEST = 3;
const UNTOLD: readonly (readonly [string, string])[] = [
  ['missing', 'asked for, and not told'],
  ['partly', 'told in general words only'],
  ['not_asked', 'neither asked for nor told'],
];

/** A report as one reads it at a terminal: the verdict first, then what it rests on. */
export function insightsText(report: Insights, paper: Paper): string {
  const fit = report.fit_dimensions.map((part) => ({ ...part, name: part.dimension }));
  const strength = report.strength_criteria.map((part) => ({ ...part, name: part.criterion }));
  return [
    verdictText(report, paper),
    paper.prose(report.business_summary),
    scoresText(report, paper),
    section('Strongest', strongestText([...fit, ...strength], paper), paper),
    section('Worth checking', checksText(report, paper), paper),
    section('Missing', missingText(report, [...fit, ...strength], paper), paper),
    section('Flags', flagsText(report, paper), paper),
    section('Founder fit', fit.map((part) => partText(part, paper)).join('\n\n'), paper),
    section('Idea strength', strength.map((part) => partText(part, paper)).join('\n\n'), paper),
    provenanceText(report, paper),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function verdictText(
  { verdict, overall_score: overall, confidence, submission_id: id }: Insights,
  paper: Paper,
): string {
  const shade = verdict === 'COHORT_UNLIKELY' ? 'red' : verdict === 'COHORT_UNDETERMINED' ? 'yellow' : 'green';
  const sure = confidence === null ? '' : `, confidence ${confidence}`;
  return [paper.shade(shade, verdict), `${overall} of 100${sure}`, paper.shade('dim', `Submission ${id}`)].join('\n');
}

function scoresText(report: Insights, paper: Paper): string {
  const idea = report.idea_strength_score;
  return paper.facts([
    ['Clarity', `${bar(report.clarity_score)} ${report.clarity_score} of 100`],
    ['Founder fit', `${bar(report.founder_fit_score)} ${report.founder_fit_score} of 100`],
    ['Idea strength', `${bar(idea * 10)} ${idea} of 10`],
    ['Industry', report.industry_field],
    ['Made', report.generated_at],
  ]);
}

function strongestText(parts: readonly Part[], paper: Paper): string {
  const strongest = parts
    .filter(({ coverage }) => coverage !== 'not_addressed')
    .toSorted((a, b) => b.score - a.score)
    .slice(0, STRONGEST);
  return strongest.map(({ name, score }) => paper.prose(`${words(name)} ${score}`, '  ')).join('\n');
}

function missingText({ clarity_roles: roles }: Insights, parts: readonly Part[], paper: Paper): string {
  const untold = UNTOLD.map(([state, meaning]) => {
    const named = roles.filter((told) => told.state === state).map(({ role }) => words(role));
    return named.length === 0 ? null : `${meaning}: ${named.join(', ')}`;
  });
  const bare = parts.filter(({ coverage }) => coverage === 'not_addressed').map(({ name }) => words(name));
  return [...untold, bare.length === 0 ? null : `nothing to judge by: ${bare.join(', ')}`]
    .filter((line) => line !== null)
    .map((line) => paper.prose(line, '  '))
    .join('\n');
}

/** What the service puts before what is to be looked into, such as figures that cannot both be true. */
const CHECKING = 'Worth checking: ';

function checksText({ fit_reasoning: reasoning }: Insights, paper: Paper): string {
  return reasoning
    .split('\n')
    .filter((line) => line.startsWith(CHECKING))
    .map((line) => paper.prose(line.slice(CHECKING.length), '  '))
    .join('\n');
}

function flagsText({ guard_rail_flags: flags }: Insights, paper: Paper): string {
  return flags
    .map(({ type, severity, key, excerpt, message }) => {
      const shade = severity === 'critical' ? 'red' : severity === 'warning' ? 'yellow' : 'cyan';
      const where = key === null ? '' : ` in ${key}`;
      const head = paper.prose(`${severity}: ${words(type)}${where}`, '  ', shade);
      const quote = excerpt === null ? [] : [paper.prose(`“${excerpt}”`, '    ', 'dim')];
      return [head, paper.prose(message, '    '), ...quote].join('\n');
    })
    .join('\n');
}

function partText({ name, score, weight, coverage, reasoning, evidence }: Part, paper: Paper): string {
  const told = coverage === null ? '' : `, ${words(coverage)}`;
  return [
    paper.prose(`${words(name)}: ${score} (weight ${Math.round(weight * 100)} %${told})`, '  ', 'bold'),
    paper.prose(reasoning, '    '),
    ...evidence.map(({ key, quote }) => paper.prose(`“${quote}” — ${key}`, '    ', 'dim')),
  ].join('\n');
}

function provenanceText({ provenance }: Insights, paper: Paper): string {
  if (provenance === undefined) return '';
  const { reviewer, version, model, rubric_version: rubric, degraded, degraded_reason: reason } = provenance;
  const facts = paper.facts([
    ['Reviewer', `${reviewer} ${version} (${model})`],
    ['Rubric', rubric],
    ['Attempts', `${provenance.attempts}, ${provenance.duration_ms} ms`],
    ['Less than it might be', degraded ? words(reason ?? 'yes') : null],
  ]);
  return section('Provenance', facts, paper);
}

function section(name: string, body: string, paper: Paper): string {
  return body === '' ? '' : `${paper.heading(name)}\n${body}`;
}

function bar(score: number): string {
  const full = Math.max(0, Math.min(BAR, Math.round((score / 100) * BAR)));
  return '█'.repeat(full) + '░'.repeat(BAR - full);
}

function words(name: string): string {
  return name.replaceAll('_', ' ');
}
