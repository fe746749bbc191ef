import { pipeline } from 'node:stream/promises';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { codeOf } from '../../../../common/errors/code-of.js';
import { ApiErrors } from '../../../../common/openapi/api-errors.decorator.js';
import { type SignedInMember } from '../../../members/sessions/sessions.repository.js';
import { CurrentMember } from '../../session/current-member.decorator.js';
import { PortalRoute } from '../../session/portal-route.decorator.js';
import { CSV_COLUMNS } from './csv-columns.js';
import { SubmissionsCsv } from './submissions-csv.js';
import { SubmissionsCsvQuery } from './submissions-csv.query.dto.js';

const CSV = { type: 'string', maxLength: 2_147_483_647 };
const EXAMPLE = `${CSV_COLUMNS.join(',')}\r\n`;
const DISPOSITION = 'attachment; filename="submissions.csv"';

@ApiTags('Portal: submissions')
@Controller('v1/portal/submissions.csv')
export class SubmissionsCsvController {
  constructor(private readonly csv: SubmissionsCsv) {}

  @Get()
  @PortalRoute('viewer')
  @ApiOperation({
    operationId: 'exportSubmissions',
    summary: 'Download the list of submissions as a table for spreadsheets',
    description:
      'UTF-8 with a byte order mark, as RFC 4180 has it. A cell that a spreadsheet would take for a formula begins with an ' +
      'apostrophe. A download that breaks off is incomplete: then the connection ends without the end of the body.',
  })
  @ApiOkResponse({
    content: { 'text/csv': { schema: CSV, example: EXAMPLE } },
    headers: {
      'Content-Disposition': {
        description: 'The name of the file.',
        schema: { type: 'string', maxLength: 100 },
        example: DISPOSITION,
      },
    },
  })
  @ApiErrors('invalid_request', 'limit_exceeded', 'invalid_text')
  async export(
    @CurrentMember() member: SignedInMember,
    @Query() query: SubmissionsCsvQuery,
    @Res() response: Response,
  ): Promise<void> {
    const table = await this.csv.open(member.organisationId, query);
    response.set({ 'Content-Type': 'text/csv; charset=utf-8; header=present', 'Content-Disposition': DISPOSITION });
    await pipeline(table, response).catch((error: unknown) => {
      // The caller has hung up: there is nobody to answer, and nothing to report.
      if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  }
}
