import { NewPassword } from '../../../../common/validation/new-password.decorator.js';

export class AcceptInvitationRequest {
  @NewPassword()
  password!: string;
}
