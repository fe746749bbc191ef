import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { NotesRepository } from './notes.repository.js';
import { NotesService } from './notes.service.js';
import { SubmissionNoteEntity } from './submission-note.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([SubmissionNoteEntity]), AuditModule],
  providers: [NotesRepository, NotesService],
  exports: [NotesRepository, NotesService],
})
export class NotesModule {}
