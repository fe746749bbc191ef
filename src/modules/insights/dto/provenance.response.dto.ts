import { ApiProperty } from '@nestjs/swagger';
import { TextProperty } from '../../../common/openapi/properties.decorator.js';
import { type Provenance } from '../provenance.js';

const COUNT = { type: 'integer', format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;
const POINTS = { type: 'number', minimum: 0, maximum: 100 } as const;

class UsageDto {
  @ApiProperty({ ...COUNT, example: 0 })
  input_tokens!: number;

  @ApiProperty({ ...COUNT, example: 0 })
  output_tokens!: number;
}

class ThresholdsDto {
  @ApiProperty({ ...POINTS, example: 75 })
  perfect!: number;

  @ApiProperty({ ...POINTS, example: 60 })
  strong!: number;

  @ApiProperty({ ...POINTS, example: 45 })
  possible!: number;
}

export class ProvenanceDto implements Provenance {
  @TextProperty(100, { example: 'text' })
  reviewer!: string;

  @TextProperty(100, { example: '1.0.0' })
  version!: string;

  @TextProperty(200, { example: 'rules' })
  model!: string;

  @TextProperty(100, { nullable: true })
  prompt_version!: string | null;

  @TextProperty(64, { description: 'SHA-256 of the rubric; reports of one hash can be compared.' })
  rubric_hash!: string;

  @ApiProperty({ type: UsageDto })
  usage!: UsageDto;

  @ApiProperty({ ...COUNT, example: 3 })
  duration_ms!: number;

  @ApiProperty({ ...COUNT, example: 1 })
  attempts!: number;

  @ApiProperty({ type: ThresholdsDto, description: 'Of the composite score, as they were for this report.' })
  thresholds!: ThresholdsDto;
}
