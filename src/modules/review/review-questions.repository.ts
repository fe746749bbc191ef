import { Injectable } from '@nestjs/common';
import { type Statement } from '../../database/pipeline.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type Field } from '../fields/field.js';
import { type ReviewedSubmission } from './review-case.js';

/** What is remembered: as many schemas and versions of forms as are reviewed at about the same time. */
const MOST_KNOWN = 500;

const SCHEMAS = 'select id as name, fields from schemas where organisation_id = $1 and id = any($2::uuid[])';

const FORMS = `
  select cohort_id || ' ' || version as name, fields
    from unnest($2::uuid[], $3::integer[]) as asked (cohort, number)
    cross join lateral (
      select cohort_id, version, fields from form_versions
       where organisation_id = $1 and cohort_id = cohort and version = number limit 1) form`;

interface Questions {
  readonly name: string;
  readonly fields: readonly Field[];
}

type Answered = Pick<ReviewedSubmission, 'schemaId' | 'cohortId' | 'formVersion'>;

/** Questions that submissions were made with. A schema and a version of a form never change, so they are read once. */
@Injectable()
export class ReviewQuestionsRepository {
  private readonly known = new Map<string, readonly Field[]>();

  constructor(private readonly database: TenantDatabase) {}

  /** Of each of these submissions of the organisation. */
  async of(organisationId: string, submissions: readonly Answered[]): Promise<(readonly Field[])[]> {
    const found = new Map<string, readonly Field[]>();
    const missing = new Map<string, Answered>();
    for (const each of submissions) {
      const name = nameOf(each);
      const fields = this.known.get(name);
      if (fields === undefined) missing.set(name, each);
      else found.set(name, fields);
    }
    for (const { name, fields } of await this.read(organisationId, [...missing.values()])) {
      found.set(name, fields);
      this.remember(name, fields);
    }
    return submissions.map((each) => found.get(nameOf(each)) ?? []);
  }

  private async read(organisationId: string, missing: readonly Answered[]): Promise<Questions[]> {
    if (missing.length === 0) return [];
    const results = await this.database.commit(organisationId, statementsFor(organisationId, missing));
    return results.flat() as Questions[];
  }

  /** What was learnt first is forgotten first; a caller that asks for it just now has it already. */
  private remember(name: string, fields: readonly Field[]): void {
    this.known.set(name, fields);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
  }
}

function nameOf({ schemaId, cohortId, formVersion }: Answered): string {
  return schemaId ?? `${cohortId} ${formVersion ?? ''}`;
}

function statementsFor(organisationId: string, missing: readonly Answered[]): Statement[] {
  const column = (values: readonly (string | number | null)[]): string =>
    `{${values.map((value) => value ?? 'null').join(',')}}`;
  const schemas = missing.flatMap(({ schemaId }) => schemaId ?? []);
  const forms = missing.filter(({ schemaId }) => schemaId === null);
  const versions = [
    organisationId,
    column(forms.map(({ cohortId }) => cohortId)),
    column(forms.map(({ formVersion }) => formVersion)),
  ];
  return [
    ...(schemas.length === 0 ? [] : [{ text: SCHEMAS, values: [organisationId, column(schemas)] }]),
    ...(forms.length === 0 ? [] : [{ text: FORMS, values: versions }]),
  ];
}
