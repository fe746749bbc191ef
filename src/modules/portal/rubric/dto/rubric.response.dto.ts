import { ApiProperty } from '@nestjs/swagger';
import { TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { type Source, SOURCES } from '../../../fields/field.js';
import { CRITERIA, type CriterionId } from '../../../rubric/criteria.js';
import {
  DEFAULT_REVIEW_SETTINGS,
  FIT_DIMENSIONS,
  type FitDimension,
  type Recipe,
  type ReviewSettings,
  RUBRIC,
  RUBRIC_HASH,
  STRENGTH_CRITERIA,
  type StrengthCriterion,
} from '../../../rubric/rubric.js';
import { ThresholdsProperty } from '../../../management/cohorts/dto/thresholds.decorator.js';

const IDS = CRITERIA.map(({ id }) => id);
const MOST_WORDS = 500;
const WEIGHT = { type: 'number', minimum: 0, maximum: 1 } as const;
const PERCENT = { type: 'integer', format: 'int32', minimum: 0, maximum: 100 } as const;
const WHOLE = { type: 'integer', format: 'int32', minimum: 0, maximum: 1_000 } as const;

class RubricCriterionDto {
  @ApiProperty({ enum: IDS, example: 'traction_evidence' })
  id!: CriterionId;

  @ApiProperty({ enum: SOURCES, example: 'founder_fit', description: 'Which answers it is judged by.' })
  source!: Source;

  @TextProperty(MOST_WORDS, { example: 'How far has the venture proved that people want it?' })
  question!: string;

  @ApiProperty({
    type: [String],
    minItems: 5,
    maxItems: 5,
    items: { type: 'string', maxLength: MOST_WORDS },
    description: 'What must be visible in the answers for each level, from 0 to 4.',
    example: CRITERIA[0]?.levels,
  })
  levels!: readonly string[];
}

class IngredientDto {
  @ApiProperty({ enum: IDS, example: 'traction_evidence' })
  criterion!: CriterionId;

  @ApiProperty({ ...WHOLE, example: 3, description: 'In proportion to the other criteria of the same number.' })
  weight!: number;
}

class RubricDimensionDto {
  @ApiProperty({ enum: FIT_DIMENSIONS, example: 'traction' })
  dimension!: FitDimension;

  @ApiProperty({ ...WEIGHT, example: 0.2, description: 'Where the cohort sets none.' })
  weight!: number;

  @ApiProperty({ type: [IngredientDto], maxItems: IDS.length })
  criteria!: IngredientDto[];
}

class RubricStrengthDto {
  @ApiProperty({ enum: STRENGTH_CRITERIA, example: 'market_size' })
  criterion!: StrengthCriterion;

  @ApiProperty({ ...WEIGHT, example: 0.2, description: 'Where the cohort sets none.' })
  weight!: number;

  @ApiProperty({ type: [IngredientDto], maxItems: IDS.length })
  criteria!: IngredientDto[];
}

class CompositeDto {
  @ApiProperty({ ...WEIGHT, example: 0.3 })
  clarity_score!: number;

  @ApiProperty({ ...WEIGHT, example: 0.4 })
  founder_fit_score!: number;

  @ApiProperty({ ...WEIGHT, example: 0.3, description: 'Of ten times the score.' })
  idea_strength_score!: number;
}

export class RubricDto {
  @TextProperty(20, { example: RUBRIC.version })
  version!: string;

  @TextProperty(64, {
    example: RUBRIC_HASH,
    description: 'As in the provenance of reports: those of one hash can be compared.',
  })
  hash!: string;

  @ApiProperty({ type: [RubricCriterionDto], maxItems: IDS.length, description: 'Everything that is judged.' })
  criteria!: RubricCriterionDto[];

  @ApiProperty({ type: [IngredientDto], maxItems: IDS.length, description: 'What the clarity score is made from.' })
  clarity!: IngredientDto[];

  @ApiProperty({ ...PERCENT, example: 30, description: 'The share of communication in the clarity score.' })
  clarity_communication_percent!: number;

  @ApiProperty({ type: [RubricDimensionDto], maxItems: FIT_DIMENSIONS.length })
  fit_dimensions!: RubricDimensionDto[];

  @ApiProperty({ type: [RubricStrengthDto], maxItems: STRENGTH_CRITERIA.length })
  strength_criteria!: RubricStrengthDto[];

  @ApiProperty({
    ...PERCENT,
    example: 80,
    description: 'Of the weight of a number, its best-supported part of so many percent counts.',
  })
  expected_percent!: number;

  @ApiProperty({
    ...PERCENT,
    example: 40,
    description: 'The most that a strength criterion without a quote can score.',
  })
  unquoted_cap!: number;

  @ApiProperty({ type: CompositeDto, description: 'What the verdict is made from.' })
  composite!: CompositeDto;

  @ThresholdsProperty()
  thresholds!: ReviewSettings['thresholds'];

  @ApiProperty({ ...WHOLE, example: 40, description: 'Below so many words of prose there is no verdict.' })
  minimum_words!: number;

  @ApiProperty({
    ...PERCENT,
    example: 40,
    description: 'With more percent of the criteria left unjudged there is no verdict.',
  })
  most_abstained_percent!: number;
}

/** The rubric that reviews go by, as it is published. */
export function toRubric(): RubricDto {
  const { fit_dimensions: fitWeights, strength_criteria: strengthWeights, thresholds } = DEFAULT_REVIEW_SETTINGS;
  const { clarity, founderFit, ideaStrength } = RUBRIC.composite;
  return {
    version: RUBRIC.version,
    hash: RUBRIC_HASH,
    criteria: CRITERIA.map(({ id, source, question, levels }) => ({ id, source, question, levels })),
    clarity: ingredients(RUBRIC.clarity),
    clarity_communication_percent: RUBRIC.clarityScore.communicationPercent,
    fit_dimensions: FIT_DIMENSIONS.map((dimension) => ({
      dimension,
      weight: fitWeights[dimension],
      criteria: ingredients(RUBRIC.fitDimensions[dimension]),
    })),
    strength_criteria: STRENGTH_CRITERIA.map((criterion) => ({
      criterion,
      weight: strengthWeights[criterion],
      criteria: ingredients(RUBRIC.strengthCriteria[criterion]),
    })),
    expected_percent: RUBRIC.expectedPercent,
    unquoted_cap: RUBRIC.unquotedCap,
    composite: {
      clarity_score: clarity / 10,
      founder_fit_score: founderFit / 10,
      idea_strength_score: ideaStrength / 10,
    },
    thresholds,
    minimum_words: RUBRIC.minimumWords,
    most_abstained_percent: RUBRIC.mostAbstainedPercent,
  };
}

function ingredients(recipe: Recipe): IngredientDto[] {
  return CRITERIA.flatMap(({ id: criterion }) => {
    const weight = recipe[criterion];
    return weight === undefined ? [] : [{ criterion, weight }];
  });
}
