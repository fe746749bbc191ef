import { OmitType } from '@nestjs/swagger';
import { TeamSubmissionsQuery } from '../dto/team-submissions.query.dto.js';

/** The filters of the list; all of it comes at once. */
export class SubmissionsCsvQuery extends OmitType(TeamSubmissionsQuery, ['limit', 'cursor']) {}
