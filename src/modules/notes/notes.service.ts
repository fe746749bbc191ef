import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type NoteDto, toNote } from './dto/note.response.dto.js';
import { type EditedNote, type NewNote, NotesRepository } from './notes.repository.js';

@Injectable()
export class NotesService {
  constructor(private readonly notes: NotesRepository) {}

  /** @throws ApiError submission_not_found */
  async add(note: NewNote): Promise<NoteDto> {
    const added = await this.notes.add(note);
    if (added === null) throw new ApiError('submission_not_found');
    return toNote(added);
  }

  /** Only the author of a note may edit it. @throws ApiError note_not_found */
  async edit(edited: EditedNote): Promise<NoteDto> {
    const note = await this.notes.edit(edited);
    if (note === null) throw new ApiError('note_not_found');
    return toNote(note);
  }
}
