import { LIMITS } from '../../../../common/validation/limits.js';
import { NewPassword } from '../../../../common/validation/new-password.decorator.js';
import { Text } from '../../../../common/validation/text.decorator.js';

export class ChangePasswordRequest {
  @Text({ max: LIMITS.password, example: 'correct horse battery staple' })
  current_password!: string;

  @NewPassword()
  new_password!: string;
}
