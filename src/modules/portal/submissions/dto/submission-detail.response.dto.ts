import { ApiProperty } from '@nestjs/swagger';
import { DateProperty, TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { toApiDate } from '../../../../common/time/api-date.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { type Answer } from '../../../fields/field.js';
import { type Field, FIELD_TYPES, type FieldType } from '../../../fields/field.js';
import { valueFits } from '../../../fields/field-values.js';
import { InsightsDto, toInsights } from '../../../insights/dto/insights.response.dto.js';
import { UsageDto } from '../../../insights/dto/provenance.response.dto.js';
import { type StoredReport } from '../../../insights/insights.repository.js';
import { MOST_OVERLAPS, type Overlap } from '../../../overlaps/near-copies.js';
import { STAGE_NAMES, type StageName } from '../../../review/stages/stages.js';
import { type DecisionRow } from '../../../decisions/decisions.repository.js';
import { NoteDto, toNote } from '../../../notes/dto/note.response.dto.js';
import { type NoteRow } from '../../../notes/notes.repository.js';
import { type ListedSubmission } from '../submission-list.repository.js';
import { type StageResult, type ScoredSubmission, type TimelineRow } from '../team-submissions.repository.js';
import { OverlapDto, toOverlap } from './overlap.response.dto.js';
import { RecordedDecisionDto, toRecordedDecision } from './recorded-decision.response.dto.js';
import { TeamSubmissionDto, toTeamSubmission } from './team-submission.response.dto.js';

const COUNT = { type: 'integer', format: 'int32', minimum: 1, maximum: 2_147_483_647, example: 1 } as const;
/** The most other submissions from the same address that are listed. */
export const MOST_FROM_ADDRESS = 10;
const RESULTS = ['passed', 'failed'] as const satisfies readonly StageResult[];

class LabelledAnswerDto {
  @TextProperty(LIMITS.answerKey, { example: 'what_problem_are_you_solving' })
  key!: string;

  @TextProperty(LIMITS.label, {
    nullable: true,
    example: 'What problem are you solving?',
    description: 'Null for a key outside the form.',
  })
  label!: string | null;

  @TextProperty(LIMITS.answerValue, { example: 'Small dairies lose 14% of their milk to spoilage.' })
  value!: string;

  @ApiProperty({
    type: String,
    enum: [...FIELD_TYPES, null],
    nullable: true,
    example: null,
    description:
      'What its question asks for, where the value is none: as `date` beside “soon”. Null where it is, and for a key outside the form.',
  })
  misses_type!: FieldType | null;
}

class UnansweredQuestionDto {
  @TextProperty(LIMITS.answerKey, { example: 'what_did_you_try_before' })
  key!: string;

  @TextProperty(LIMITS.label, { example: 'What did you try before?' })
  label!: string;

  @ApiProperty({ example: false })
  required!: boolean;
}

class StagePassageDto {
  @ApiProperty({ ...COUNT, description: 'Counts reviews that were started over by hand.' })
  run!: number;

  @ApiProperty({ ...COUNT, description: 'Counts the tries of one run.' })
  attempt!: number;

  @ApiProperty({ enum: STAGE_NAMES, example: 'ai_review' })
  stage!: StageName;

  @DateProperty()
  started_at!: string;

  @DateProperty()
  ended_at!: string;

  @ApiProperty({ enum: RESULTS, example: 'passed' })
  result!: StageResult;

  @ApiProperty({ type: UsageDto, nullable: true, description: 'What it spent on a language model; null for nothing.' })
  usage!: UsageDto | null;
}

/** Everything the team knows of a submission. */
export class SubmissionDetailDto extends TeamSubmissionDto {
  @ApiProperty({ type: [LabelledAnswerDto], maxItems: LIMITS.answers })
  answers!: LabelledAnswerDto[];

  @ApiProperty({
    type: [UnansweredQuestionDto],
    maxItems: LIMITS.answers,
    description: 'Questions that were asked and got no answer, or a blank one.',
  })
  unanswered!: UnansweredQuestionDto[];

  @ApiProperty({ type: InsightsDto, nullable: true, description: 'With its provenance; null until complete.' })
  report!: InsightsDto | null;

  @ApiProperty({ type: [StagePassageDto], maxItems: 10_000, description: 'In the order of events.' })
  timeline!: StagePassageDto[];

  @ApiProperty({ type: [RecordedDecisionDto], maxItems: 10_000, description: 'What the team decided, first to last.' })
  decisions!: RecordedDecisionDto[];

  @ApiProperty({ type: [NoteDto], maxItems: 10_000, description: 'What the team noted, first to last.' })
  notes!: NoteDto[];

  @ApiProperty({
    type: [OverlapDto],
    maxItems: MOST_OVERLAPS,
    description:
      'Other submissions of the cohort, previews among previews, with an answer nearly the same as one of this one: each ' +
      'with the answer that is most alike, most alike first, but what many share last. A note; it counts in no score.',
  })
  overlaps!: OverlapDto[];

  @ApiProperty({
    type: [TeamSubmissionDto],
    maxItems: MOST_FROM_ADDRESS,
    description:
      'What else came from the same contact address, to any cohort, newest first; previews among previews. A note; it counts in no score.',
  })
  from_same_address!: TeamSubmissionDto[];
}

interface SubmissionParts {
  readonly found: ScoredSubmission;
  /** The fields of the form version or schema it was made with. */
  readonly fields: readonly Field[];
  readonly report: StoredReport | null;
  readonly timeline: readonly TimelineRow[];
  readonly decisions: readonly DecisionRow[];
  readonly notes: readonly NoteRow[];
  readonly overlaps: readonly Overlap[];
  readonly fromSameAddress: readonly ListedSubmission[];
}

export function toSubmissionDetail(parts: SubmissionParts): SubmissionDetailDto {
  const { found, fields, report, timeline, decisions, notes, overlaps, fromSameAddress } = parts;
  const answered = new Set(found.submission.answers.filter(({ value }) => value.trim() !== '').map(({ key }) => key));
  const asked = new Map(fields.map((field) => [field.key, field]));
  return {
    ...toTeamSubmission(found),
    answers: found.submission.answers.map((answer) => toLabelledAnswer(answer, asked.get(answer.key))),
    unanswered: fields
      .filter(({ key }) => !answered.has(key))
      .map(({ key, label, required }) => ({ key, label, required })),
    report: report === null ? null : toInsights(report, true),
    timeline: timeline.map(({ run, attempt, stage, startedAt, endedAt, result, usage }) => ({
      run,
      attempt,
      stage,
      started_at: toApiDate(startedAt),
      ended_at: toApiDate(endedAt),
      result,
      usage,
    })),
    decisions: decisions.map(toRecordedDecision),
    notes: notes.map(toNote),
    overlaps: overlaps.map(toOverlap),
    from_same_address: fromSameAddress.map(toTeamSubmission),
  };
}

function toLabelledAnswer({ key, value }: Answer, field: Field | undefined): LabelledAnswerDto {
  const isMisfit = field !== undefined && !valueFits(field, value);
  return { key, label: field?.label ?? null, value, misses_type: isMisfit ? field.field_type : null };
}
