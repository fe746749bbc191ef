import { type TextName, TEXTS } from '../../../../applications/application-texts.js';
import { NONE } from '../../../../standings/standing.js';
import { toTeamSubmission } from '../../dto/team-submission.response.dto.js';
import { type ListedSubmission } from '../../submission-list.repository.js';
import { type PeopleDetails } from './people-details.repository.js';
import { DECISION_LABELS, FAILURE_LABELS, inWords, STATUS_LABELS, VERDICT_LABELS } from './words.js';

type Question = PeopleDetails['questions'][number];
type Cell = string | number | null;
interface Column {
  readonly title: string;
  readonly cell: (listed: ListedSubmission, details: PeopleDetails) => Cell;
}

/**
 * A table in the portal's words. If all submissions are of one cohort, each question has a column; otherwise one column
 * has all answers.
 */
export class PeopleTable {
  readonly columns: readonly string[];
  private readonly shown: readonly Column[];

  constructor(timeZone: string, questions: readonly Question[] | null) {
    this.shown = [...about(timeZone), ...(questions === null ? [ALL_ANSWERS] : questions.map(asColumn))];
    this.columns = this.shown.map(({ title }) => title);
  }

  row(listed: ListedSubmission, details: PeopleDetails): Cell[] {
    return this.shown.map(({ cell }) => cell(listed, details));
  }
}

function about(timeZone: string): Column[] {
  // Every spreadsheet can read times in the Swedish format.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const time = (date: Date | null): string => (date === null ? '' : format.format(date));
  return [
    { title: 'Reference', cell: ({ submission }) => submission.reference },
    { title: 'Venture', cell: ({ submission }) => submission.ventureName },
    ...TEXTS.filter(({ name }) => WHO.has(name)).map(asTextColumn),
    { title: 'Cohort', cell: (_, { cohort }) => cohort },
    { title: 'Decision', cell: ({ submission }) => DECISION_LABELS[submission.reviewStatus ?? NONE] },
    { title: 'Reason', cell: (_, { reason }) => reason },
    { title: 'Decided by', cell: (_, { decidedBy, byApplicant }) => (byApplicant ? 'The applicant' : decidedBy) },
    { title: `Decided at (${timeZone})`, cell: (_, { decidedAt }) => time(decidedAt) },
    { title: 'Verdict', cell: ({ scores }) => (scores === null ? '' : VERDICT_LABELS[scores.verdict]) },
    { title: 'Overall score (of 100)', cell: (listed) => toTeamSubmission(listed).overall_score },
    { title: 'Clarity (of 100)', cell: ({ scores }) => scores?.clarityScore ?? null },
    { title: 'Founder fit (of 100)', cell: ({ scores }) => scores?.founderFitScore ?? null },
    { title: 'Idea strength (of 10)', cell: ({ scores }) => scores?.ideaStrengthScore ?? null },
    {
      title: 'Flags',
      cell: (_, { flags }) =>
        [...new Set(flags.map(({ type, severity }) => `${inWords(type)} (${severity})`))].join('; '),
    },
    { title: 'Industry', cell: (_, { industry }) => industry },
    { title: 'Summary', cell: (_, { summary }) => summary },
    { title: 'Review', cell: ({ submission }) => STATUS_LABELS[submission.status] },
    {
      title: 'Why it failed',
      cell: ({ submission: { failureCode } }) => (failureCode === null ? '' : FAILURE_LABELS[failureCode]),
    },
    { title: `Submitted at (${timeZone})`, cell: ({ submission }) => time(submission.submittedAt) },
    { title: 'Id', cell: ({ submission }) => submission.id },
    ...TEXTS.filter(({ name }) => !WHO.has(name)).map(asTextColumn),
  ];
}

const ALL_ANSWERS: Column = {
  title: 'Answers',
  cell: (_, { answers, questions }) => {
    const labels = new Map(questions.map(({ key, label }) => [key, label]));
    return answers.map(({ key, value }) => `${labels.get(key) ?? key}\n${value}`).join('\n\n');
  },
};

/** The texts that come first, since they say whose application it is. */
const WHO: ReadonlySet<TextName> = new Set(['founder_name', 'contact_email']);

function asTextColumn({ title, property }: (typeof TEXTS)[number]): Column {
  return { title, cell: ({ submission }) => submission[property] };
}

function asColumn({ key, label }: Question): Column {
  return { title: label, cell: (_, { answers }) => answers.find((answer) => answer.key === key)?.value ?? '' };
}
