import { LIMITS } from '../../../common/validation/limits.js';
import { Text } from '../../../common/validation/text.decorator.js';

export class NoteRequest {
  @Text({ max: LIMITS.note, example: 'Spoke to their first customer: renewed twice.' })
  text!: string;
}
