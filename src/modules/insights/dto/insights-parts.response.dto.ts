import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { TextProperty } from '../../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { FLAG_SEVERITIES, FLAG_TYPES, type GuardRailFlag } from '../../review/guard-rails/guard-rail.js';
import { FIT_DIMENSIONS, STRENGTH_CRITERIA } from '../../rubric/rubric.js';
import { CLARITY_ROLES, type ClarityRole } from '../../fields/field.js';
import { ROLE_STATES, type RoleState } from '../../review/scoring/clarity.js';
import { type Coverage, COVERAGES } from '../../review/scoring/reported-parts.js';

const SCORE = { type: 'integer', format: 'int32', minimum: 0, maximum: 100 } as const;
/** The description of properties that older reports do not have. */
export const BEFORE = 'Null in reports made before it was told.';
const WEIGHT = { type: 'number', minimum: 0, maximum: 1 } as const;

@ApiSchema({ description: 'What was said, word for word, and where.' })
class EvidenceDto {
  @TextProperty(LIMITS.answerKey, {
    example: 'what_traction_do_you_have_so_far',
    description: 'Which answer it is from.',
  })
  key!: string;

  @TextProperty(LIMITS.answerValue, {
    description: 'Verbatim from the answer of that key.',
    example: '38 farms pay 45 euros a month',
  })
  quote!: string;
}

@ApiSchema({ description: 'A part of founder_fit_score.' })
export class FitDimensionDto {
  @ApiProperty({ enum: FIT_DIMENSIONS, example: 'programme_alignment', description: 'Which it is.' })
  dimension!: string;

  @ApiProperty({ ...SCORE, example: 85, description: 'Of 100.' })
  score!: number;

  @ApiProperty({
    ...WEIGHT,
    example: 0.25,
    description: 'Its share of founder_fit_score; those of all are 1 together.',
  })
  weight!: number;

  @ApiProperty({
    type: String,
    enum: [...COVERAGES, null],
    nullable: true,
    example: 'addressed',
    description: `As of a strength criterion. ${BEFORE}`,
  })
  coverage!: Coverage | null;

  @TextProperty(4_000, {
    description:
      'What the score rests on and what would raise it, in the words of the reviewer; what else counts where that moved it far.',
    example:
      'People pay for it: “38 farms pay 45 euros a month” (answer: traction). More on growth, or on customers who come back, would make it ' +
      'stronger.',
  })
  reasoning!: string;

  @ApiProperty({ type: [EvidenceDto], maxItems: 20, description: 'What the score rests on.' })
  evidence!: EvidenceDto[];
}

@ApiSchema({ description: 'How one of the roles that clarity is made of is told.' })
export class ToldRoleDto {
  @ApiProperty({ enum: CLARITY_ROLES, example: 'problem', description: 'Which it is.' })
  role!: ClarityRole;

  @ApiProperty({
    enum: ROLE_STATES,
    example: 'told',
    description:
      'Told in particulars, in general words only (`partly`), not although a question asks for it (`missing`), or not and never asked for.',
  })
  state!: RoleState;
}

@ApiSchema({ description: 'A part of idea_strength_score.' })
export class StrengthCriterionDto {
  @ApiProperty({ enum: STRENGTH_CRITERIA, example: 'novelty', description: 'Which it is.' })
  criterion!: string;

  @ApiProperty({ ...SCORE, example: 72, description: 'Of 100.' })
  score!: number;

  @ApiProperty({
    ...WEIGHT,
    example: 0.3,
    description: 'Its share of idea_strength_score; those of all are 1 together.',
  })
  weight!: number;

  @ApiProperty({ enum: COVERAGES, example: 'addressed', description: 'How far the answers speak of it.' })
  coverage!: Coverage;

  @TextProperty(4_000, {
    description:
      'What the score rests on, with the telling quote and the answer it is from, and what would raise it or could be ' +
      'asked. Where nothing was recognised it says so, with what came nearest. In the words of the reviewer.',
    example:
      'It is said what is new about it: “cut no-shows from 14% to 5%” (answer: traction). ' +
      'Worth asking: who has measured how far it differs from what exists?',
  })
  reasoning!: string;

  @ApiProperty({ type: [EvidenceDto], maxItems: 20, description: 'What the score rests on.' })
  evidence!: EvidenceDto[];
}

@ApiSchema({ description: 'Something that a person should know when reading the report.' })
export class GuardRailFlagDto {
  @ApiProperty({ enum: FLAG_TYPES, example: 'personal_data', description: 'What was noticed.' })
  type!: GuardRailFlag['type'];

  @ApiProperty({ enum: FLAG_SEVERITIES, example: 'info', description: 'How much it matters.' })
  severity!: GuardRailFlag['severity'];

  @TextProperty(LIMITS.answerKey, {
    nullable: true,
    example: 'what_traction_do_you_have_so_far',
    description: 'The answer it is about; null for the whole.',
  })
  key!: string | null;

  @TextProperty(1_000, {
    nullable: true,
    description: 'The place in the answer; null where it is about no one place, or not to be shown.',
  })
  excerpt!: string | null;

  @TextProperty(1_000, {
    description: 'For a person.',
    example: 'The answer holds a phone number; it was hidden from the reviewer.',
  })
  message!: string;
}
