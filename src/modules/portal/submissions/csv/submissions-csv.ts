import { Readable, type Transform } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { toTeamSubmission } from '../dto/team-submission.response.dto.js';
import { type ListedSubmission, SubmissionListRepository } from '../submission-list.repository.js';
import { toOrder } from '../submission-sort.js';
import { toFilter } from '../to-filter.js';
import { CSV_COLUMNS } from './csv-columns.js';
import { PeopleDetailsRepository } from './people/people-details.repository.js';
import { PeopleTable } from './people/people-table.js';
import { type SubmissionsCsvQuery } from './submissions-csv.query.dto.js';

/** How many rows are in memory at once, however long the table; fewer with answers, which are long. */
const PAGE = { records: 100, people: 25 } as const;

/** RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8, and with formulas escaped. */
const FORMAT = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  // The library itself quotes a value for a whole CRLF only.
  quoted_match: /[\r\n]/,
  escape_formulas: true,
  // The library takes care of all that may begin a formula but a line feed.
  cast: { boolean: String, string: (text: string) => (text.startsWith('\n') ? `'${text}` : text) },
} as const;

interface Table {
  readonly columns: readonly string[];
  readonly rows: (page: readonly ListedSubmission[]) => Promise<readonly object[]>;
}

/** The team's list of submissions as a table. */
@Injectable()
export class SubmissionsCsv {
  constructor(
    private readonly lists: SubmissionListRepository,
    private readonly details: PeopleDetailsRepository,
  ) {}

  /** Resolves when the first rows are read, so that a failure until then can be answered with an error. */
  async open(organisationId: string, query: SubmissionsCsvQuery): Promise<Transform> {
    const table = query.layout === 'people' ? await this.forPeople(organisationId, query) : RECORDS;
    const first = await this.page(organisationId, query, null);
    const rows = Readable.from(this.rows(organisationId, query, { table, first }), {
      objectMode: true,
      highWaterMark: 1,
    });
    const csv = stringify({ ...FORMAT, columns: [...table.columns] });
    rows.on('error', (error) => csv.destroy(error));
    csv.on('close', () => rows.destroy());
    return rows.pipe(csv);
  }

  private async forPeople(
    organisationId: string,
    { cohort_id: cohortId, time_zone: timeZone }: SubmissionsCsvQuery,
  ): Promise<Table> {
    const questions = cohortId === undefined ? null : await this.details.questionsOf(organisationId, cohortId);
    const table = new PeopleTable(timeZone, questions);
    return {
      columns: table.columns,
      rows: async (page) => {
        const details = await this.details.ofSubmissions(
          organisationId,
          page.map(({ id }) => id),
        );
        return page.flatMap((listed) => {
          const found = details.get(listed.id);
          return found === undefined ? [] : [table.row(listed, found)];
        });
      },
    };
  }

  /** Reads a page only when the reader has taken the one before. */
  private async *rows(
    organisationId: string,
    query: SubmissionsCsvQuery,
    { table, first }: { readonly table: Table; readonly first: ListedSubmission[] },
  ): AsyncGenerator<object> {
    for (let page = first; page.length > 0;) {
      yield* await table.rows(page);
      const last = page.at(-1);
      page = page.length < PAGE[query.layout] || last === undefined ? [] : await this.page(organisationId, query, last);
    }
  }

  private page(
    organisationId: string,
    query: SubmissionsCsvQuery,
    after: ListedSubmission | null,
  ): Promise<ListedSubmission[]> {
    const position = after === null ? null : { rank: after.rank, id: after.id };
    return this.lists.list(toFilter(organisationId, query), toOrder(query.sort), {
      after: position,
      limit: PAGE[query.layout],
    });
  }
}

const RECORDS: Table = { columns: CSV_COLUMNS, rows: (page) => Promise.resolve(page.map(toTeamSubmission)) };
