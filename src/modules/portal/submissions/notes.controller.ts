import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Author } from '../../../common/access/author.js';
import { KnownIdPipe } from '../../../common/http/known-id.pipe.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { JsonBody } from '../../../common/openapi/json-body.decorator.js';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { NoteRequest } from '../../notes/dto/note.request.dto.js';
import { NoteDto } from '../../notes/dto/note.response.dto.js';
import { NotesService } from '../../notes/notes.service.js';
import { CurrentAuthor } from '../session/current-author.decorator.js';
import { CurrentMember } from '../session/current-member.decorator.js';
import { PortalRoute } from '../session/portal-route.decorator.js';

const KNOWN_SUBMISSION = new KnownIdPipe('submission_not_found');

@ApiTags('Portal: submissions')
@Controller('v1/portal/submissions/:submission_id/notes')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Post()
  @HttpCode(201)
  @PortalRoute('reviewer')
  @ApiOperation({ operationId: 'addNote', summary: 'Add a note for the team; the applicant never sees it' })
  @ApiParam({ name: 'submission_id', format: 'uuid' })
  @JsonBody({ type: NoteRequest })
  @ApiCreatedResponse({ type: NoteDto })
  @ApiErrors('submission_not_found', 'invalid_request', 'limit_exceeded', 'invalid_text')
  add(
    @CurrentMember() { organisationId }: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('submission_id', KNOWN_SUBMISSION) submissionId: string,
    @Body() { text }: NoteRequest,
  ): Promise<NoteDto> {
    return this.notes.add({ organisationId, submissionId, author, text });
  }

  @Patch(':note_id')
  @PortalRoute('reviewer')
  @ApiOperation({ operationId: 'editNote', summary: 'Change a note that one has written' })
  @ApiParam({ name: 'submission_id', format: 'uuid' })
  @ApiParam({ name: 'note_id', format: 'uuid' })
  @JsonBody({ type: NoteRequest })
  @ApiOkResponse({ type: NoteDto })
  @ApiErrors('submission_not_found', 'note_not_found', 'invalid_request', 'limit_exceeded', 'invalid_text')
  edit(
    @CurrentMember() { organisationId }: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('submission_id', KNOWN_SUBMISSION) submissionId: string,
    @Param('note_id', new KnownIdPipe('note_not_found')) noteId: string,
    @Body() { text }: NoteRequest,
  ): Promise<NoteDto> {
    return this.notes.edit({ organisationId, submissionId, noteId, author, text });
  }
}
