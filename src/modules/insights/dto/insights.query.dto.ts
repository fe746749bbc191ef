import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { WaitQuery } from '../../completions/wait.query.dto.js';

export class InsightsQuery extends WaitQuery {
  @ApiProperty({ required: false, enum: ['provenance'], description: 'Adds how the report came about.' })
  @IsOptional()
  @IsIn(['provenance'])
  include?: 'provenance';
}
