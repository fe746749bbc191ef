import { ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '../../../common/validation/limits.js';
import { Text } from '../../../common/validation/text.decorator.js';

@ApiSchema({ description: 'What a withdrawal may say.' })
export class WithdrawalRequest {
  @Text({
    max: LIMITS.reason,
    optional: true,
    blank: true,
    example: 'We have joined another programme.',
    description: 'Why, in the applicant’s words; for the team alone.',
  })
  reason?: string | null;
}
