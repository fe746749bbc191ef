import { DateProperty, IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { toApiDate } from '../../../common/time/api-date.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { type NoteRow } from '../notes.repository.js';

export class NoteDto {
  @IdProperty()
  id!: string;

  @TextProperty(LIMITS.note, { example: 'Spoke to their first customer: renewed twice.' })
  text!: string;

  @TextProperty(LIMITS.email, {
    nullable: true,
    example: 'reviewer@example.com',
    description: 'Null once the member is gone.',
  })
  author!: string | null;

  @DateProperty()
  created_at!: string;

  @DateProperty({ nullable: true, description: 'When its author last changed it; null for never.' })
  edited_at!: string | null;
}

export function toNote({ id, text, author, createdAt, editedAt }: NoteRow): NoteDto {
  return { id, text, author, created_at: toApiDate(createdAt), edited_at: editedAt && toApiDate(editedAt) };
}
