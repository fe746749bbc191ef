import { Type } from 'class-transformer';
import { ArrayNotEmpty, IsArray, ValidateNested } from 'class-validator';
import { ApiError } from '../common/errors/api-error.js';
import { readDto } from '../common/http/request-validation.pipe.js';
import { MaxItems } from '../common/validation/constraints.js';
import { LIMITS } from '../common/validation/limits.js';
import { Text } from '../common/validation/text.decorator.js';
import { duplicateKeys } from '../modules/fields/answers-check.js';
import { type Field } from '../modules/fields/field.js';
import { inferFields } from '../modules/fields/field-inference.js';
import { type Draft, reportOf } from '../modules/review/stages/draft.js';
import { ReviewFailure } from '../modules/review/stages/review-failure.js';
import { reviewInProcess, type UnsubmittedApplication } from '../modules/review/stages/review-in-process.js';
import { type Reviewer } from '../modules/review/reviewers/reviewer.js';
import { RUBRIC, RUBRIC_HASH } from '../modules/rubric/rubric.js';

class LabelledAnswer {
  @Text({ max: LIMITS.label, optional: true, blank: true })
  label?: string | null;

  @Text({ max: LIMITS.answerKey, optional: true, blank: true })
  key?: string | null;

  @Text({ max: LIMITS.answerValue, blank: true })
  value!: string;
}

/** One application as a line of input: answers with the questions they answer. */
class ReviewLine {
  @Text({ max: LIMITS.name, optional: true, blank: true })
  founder_name?: string | null;

  @Text({ max: LIMITS.email, optional: true, blank: true })
  contact_email?: string | null;

  @Text({ max: LIMITS.text, optional: true, blank: true })
  brief?: string | null;

  @IsArray()
  @ArrayNotEmpty()
  @MaxItems(LIMITS.answers)
  @ValidateNested({ each: true })
  @Type(() => LabelledAnswer)
  answers!: LabelledAnswer[];
}

/** The report of one application, without a server: the same stages, rules and numbers. @throws ApiError */
export async function reviewLine(line: Record<string, unknown>, reviewer: Reviewer): Promise<object> {
  const { answers, brief = null, founder_name = null, contact_email } = readDto(ReviewLine, line);
  const fields = fieldsOf(answers);
  const values = answers.map(({ value }, at) => ({ key: fields[at]?.key ?? '', value }));
  const told = { founderName: founder_name, contactEmail: contact_email ?? '', answers: values };
  const draft = await review({ ...told, fields, brief }, reviewer);
  const { id, version, promptVersion } = reviewer;
  const { model, usage } = draft.judgement;
  const rubric = { rubric_version: RUBRIC.version, rubric_hash: RUBRIC_HASH };
  return {
    ...reportOf(draft),
    provenance: { reviewer: id, version, model, prompt_version: promptVersion, ...rubric, usage },
  };
}

/** @throws ApiError */
async function review(application: UnsubmittedApplication, reviewer: Reviewer): Promise<Draft> {
  try {
    return await reviewInProcess(application, reviewer);
  } catch (error) {
    if (!(error instanceof ReviewFailure)) throw error;
    throw new ApiError('invalid_request', {
      error: 'The answers hold nothing to review',
      extra: { failure_code: error.code },
    });
  }
}

/** The questions, inferred from their labels; where only a key is given it is read as words. @throws ApiError */
function fieldsOf(answers: readonly LabelledAnswer[]): Field[] {
  const given = answers.map(({ key }) => key?.trim() ?? '');
  const labels = answers.map(({ label }, at) => label?.trim() || (given[at] ?? '').replace(/[_-]+/g, ' '));
  const inferred = inferFields(labels.map((label, at) => ({ label, key: given[at] ?? '' })));
  const fields = inferred.map((field, at) => ({ ...field, key: given[at] || field.key }));
  const duplicates = duplicateKeys(fields);
  if (duplicates.length > 0) throw new ApiError('duplicate_keys', { extra: { duplicate_keys: duplicates } });
  return fields;
}
