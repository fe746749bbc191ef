import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';

export class AnswerDto {
  @IsString()
  @IsNotEmpty()
  @MaxLength(128)
  key!: string;

  @IsString()
  @MaxLength(20_000)
  value!: string;
}

export class SubmitApplicationDto {
  @IsUUID()
  cohort_id!: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  founder_name?: string;

  @IsEmail()
  contact_email!: string;

  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => AnswerDto)
  answers!: AnswerDto[];
}
