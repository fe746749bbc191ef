import { Injectable } from '@nestjs/common';
import { type Statement } from '../../database/pipeline.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type Field } from '../fields/field.js';
import { type ReviewedSubmission } from './review-case.js';

/** What is remembered: as many schemas and versions of forms as are reviewed at about the same time. */
const MOST_KNOWN = 500;

const SCHEMAS = 'select id as name, fields from schemas where id = any($1::uuid[])';

const FORMS = `
  select cohort_id || ' ' || version as name, fields
    from unnest($1::uuid[], $2::integer[]) as asked (cohort, number)
    cross join lateral (
      select cohort_id, version, fields from form_versions where cohort_id = cohort and version = number limit 1) form`;

type Answered = Pick<ReviewedSubmission, 'schemaId' | 'cohortId' | 'formVersion'>;

/** Questions that submissions were made with. A schema and a version of a form never change, so they are read once. */
@Injectable()
export class ReviewQuestionsRepository {
  private readonly known = new Map<string, readonly Field[]>();

  constructor(private readonly database: TenantDatabase) {}

  /** Of each of these submissions of the organisation. */
  async of(organisationId: string, submissions: readonly Answered[]): Promise<(readonly Field[])[]> {
    const missing = new Map(submissions.filter((each) => !this.known.has(nameOf(each))).map((each) => [nameOf(each), each]));
    if (missing.size > 0) await this.learn(organisationId, [...missing.values()]);
    return submissions.map((each) => this.known.get(nameOf(each)) ?? []);
  }

  private async learn(organisationId: string, missing: readonly Answered[]): Promise<void> {
    const results = await this.database.exchange(organisationId, (exchange) => exchange.commit(statementsFor(missing)));
    for (const { name, fields } of results.flat() as { name: string; fields: Field[] }[]) this.known.set(name, fields);
    for (const name of [...this.known.keys()].slice(0, Math.max(0, this.known.size - MOST_KNOWN))) this.known.delete(name);
  }
}

function nameOf({ schemaId, cohortId, formVersion }: Answered): string {
  return schemaId ?? `${cohortId} ${formVersion ?? ''}`;
}

function statementsFor(missing: readonly Answered[]): Statement[] {
  const column = (values: readonly (string | number | null)[]): string => `{${values.map((value) => value ?? 'null').join(',')}}`;
  const schemas = missing.flatMap(({ schemaId }) => schemaId ?? []);
  const forms = missing.filter(({ schemaId }) => schemaId === null);
  const versions = [column(forms.map(({ cohortId }) => cohortId)), column(forms.map(({ formVersion }) => formVersion))];
  return [
    ...(schemas.length === 0 ? [] : [{ text: SCHEMAS, values: [column(schemas)] }]),
    ...(forms.length === 0 ? [] : [{ text: FORMS, values: versions }]),
  ];
}
