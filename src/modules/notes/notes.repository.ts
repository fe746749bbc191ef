import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Author } from '../../common/access/author.js';
import { newId } from '../../common/ids/uuid.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { SubmissionNoteEntity } from './submission-note.entity.js';

export interface NewNote {
  readonly organisationId: string;
  readonly submissionId: string;
  readonly author: Author;
  readonly text: string;
}

export interface NoteRow {
  readonly id: string;
  readonly text: string;
  /** Null once the member is gone. */
  readonly author: string | null;
  readonly createdAt: Date;
  /** Null unless its author has changed it. */
  readonly editedAt: Date | null;
}

export interface EditedNote extends NewNote {
  readonly noteId: string;
}

@Injectable()
export class NotesRepository {
  constructor(
    private readonly database: TenantDatabase,
    private readonly audit: AuditTrail,
  ) {}

  /** Null when the organisation has no such submission. */
  async add({ organisationId, submissionId, author, text }: NewNote): Promise<NoteRow | null> {
    return this.database.transaction(organisationId, async (manager) => {
      // Locks the submission: a note is either erased with it, or comes too late and is refused.
      const [note] = await manager.query<Omit<NoteRow, 'author'>[]>(
        `insert into submission_notes (id, organisation_id, submission_id, member_id, text)
         select $1, organisation_id, id, $3, $4
           from (select organisation_id, id from submissions where organisation_id = $5 and id = $2 and erased_at is null for key share) submission
         returning id, text, created_at as "createdAt", edited_at as "editedAt"`,
        [newId(), submissionId, author.id, text, organisationId],
      );
      if (note === undefined) return null;
      // The text is left out of the audit log: it is about the applicant, and must go when they are erased.
      const after = { noteId: note.id };
      await this.audit.record(manager, {
        organisationId,
        author,
        action: 'submission.noted',
        targetId: submissionId,
        after,
      });
      return { ...note, author: author.name };
    });
  }

  /** Null when the submission has no such note of this author. */
  async edit({ organisationId, submissionId, noteId, author, text }: EditedNote): Promise<NoteRow | null> {
    return this.database.transaction(organisationId, async (manager) => {
      const [[note]] = await manager.query<[Omit<NoteRow, 'author'>[], number]>(
        `update submission_notes set text = $4, edited_at = now()
          where organisation_id = $5 and id = $1 and submission_id = $2 and member_id = $3
         returning id, text, created_at as "createdAt", edited_at as "editedAt"`,
        [noteId, submissionId, author.id, text, organisationId],
      );
      if (note === undefined) return null;
      const after = { noteId };
      await this.audit.record(manager, {
        organisationId,
        author,
        action: 'submission.note_edited',
        targetId: submissionId,
        after,
      });
      return { ...note, author: author.name };
    });
  }

  async eraseAll(manager: EntityManager, organisationId: string, submissionId: string): Promise<void> {
    await manager.delete(SubmissionNoteEntity, { organisationId, submissionId });
  }

  /** In the order in which they were written. */
  async ofSubmission(organisationId: string, submissionId: string): Promise<NoteRow[]> {
    return this.database.rows(
      organisationId,
      `select note.id, text, members.email as author, note.created_at as "createdAt", note.edited_at as "editedAt"
         from submission_notes note left join members on members.organisation_id = $1 and members.id = member_id
        where note.organisation_id = $1 and submission_id = $2 order by note.id`,
      [organisationId, submissionId],
    );
  }
}
