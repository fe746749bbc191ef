import { Readable, type Transform } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { type TeamSubmissionDto, toTeamSubmission } from '../dto/team-submission.response.dto.js';
import { type ListedSubmission, SubmissionListRepository } from '../submission-list.repository.js';
import { toOrder } from '../submission-sort.js';
import { toFilter } from '../to-filter.js';
import { CSV_COLUMNS } from './csv-columns.js';
import { type SubmissionsCsvQuery } from './submissions-csv.query.dto.js';

/** So many at once are in memory, however long the table. */
const PAGE = 100;

/** RFC 4180, with the mark by which spreadsheets know UTF-8, and with nothing that they would take for a formula. */
const FORMAT = {
  bom: true,
  header: true,
  columns: [...CSV_COLUMNS],
  record_delimiter: 'windows',
  // The library would quote a whole CRLF only.
  quoted_match: /[\r\n]/,
  escape_formulas: true,
  cast: { boolean: String },
} as const;

/** The team's list of submissions as a table. */
@Injectable()
export class SubmissionsCsv {
  constructor(private readonly lists: SubmissionListRepository) {}

  /** The first rows are read by now, so that what fails at the start can still be answered with an error. */
  async open(organisationId: string, query: SubmissionsCsvQuery): Promise<Transform> {
    const first = await this.page(organisationId, query, null);
    const rows = Readable.from(this.rows(organisationId, query, first), { objectMode: true, highWaterMark: 1 });
    const csv = stringify(FORMAT);
    rows.on('error', (error) => csv.destroy(error));
    csv.on('close', () => rows.destroy());
    return rows.pipe(csv);
  }

  /** A page after the other, each when the reader has taken the one before. */
  private async *rows(
    organisationId: string,
    query: SubmissionsCsvQuery,
    first: ListedSubmission[],
  ): AsyncGenerator<TeamSubmissionDto> {
    for (let page = first; page.length > 0; ) {
      yield* page.map(toTeamSubmission);
      const last = page.at(-1);
      page = page.length < PAGE || last === undefined ? [] : await this.page(organisationId, query, last);
    }
  }

  private page(organisationId: string, query: SubmissionsCsvQuery, after: ListedSubmission | null): Promise<ListedSubmission[]> {
    const position = after === null ? null : { rank: after.rank, id: after.id };
    return this.lists.list(toFilter(organisationId, query), toOrder(query.sort), { after: position, limit: PAGE });
  }
}
