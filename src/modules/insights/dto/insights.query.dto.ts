import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

export class InsightsQuery {
  @ApiProperty({ required: false, enum: ['provenance'], description: 'Adds how the report came about.' })
  @IsOptional()
  @IsIn(['provenance'])
  include?: 'provenance';
}
