import { DateProperty, IdProperty, TextProperty } from '../../../../../common/openapi/properties.decorator.js';
import { toApiDate } from '../../../../../common/time/api-date.js';
import { LIMITS } from '../../../../../common/validation/limits.js';
import { type NoteRow } from '../notes.repository.js';

export class NoteDto {
  @IdProperty()
  id!: string;

  @TextProperty(LIMITS.note, { example: 'Spoke to their first customer: renewed twice.' })
  text!: string;

  @TextProperty(LIMITS.email, { nullable: true, example: 'reviewer@example.com', description: 'Null once the member is gone.' })
  author!: string | null;

  @DateProperty()
  created_at!: string;
}

export function toNote({ id, text, author, createdAt }: NoteRow): NoteDto {
  return { id, text, author, created_at: toApiDate(createdAt) };
}
