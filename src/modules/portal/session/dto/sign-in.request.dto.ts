import { LIMITS } from '../../../../common/validation/limits.js';
import { Text } from '../../../../common/validation/text.decorator.js';

export class SignInRequest {
  @Text({ max: LIMITS.email, example: 'demo@example.com' })
  email!: string;

  @Text({ max: LIMITS.password, example: 'correct horse battery staple' })
  password!: string;
}
