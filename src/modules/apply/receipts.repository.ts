import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type PublicForm } from './access/public-forms.service.js';

/** The length of a reference's code, and the characters it is made of. */
const CODE = { length: 4, letters: '23456789CDFGHJKMNPQRTVWXY' } as const;

/** Finds the reference of an application for its applicant. */
@Injectable()
export class ReceiptsRepository {
  constructor(private readonly database: TenantDatabase) {}

  /**
   * Also for an erased application. If nothing was stored, because a program had filled the form in, it is a made-up
   * reference that looks like any other.
   */
  async referenceOf({ organisationId, cohort }: PublicForm, id: string): Promise<string> {
    const [found] = await this.database.ask<{ reference: string | null; prefix: string }>(organisationId, {
      text: `
        select reference, reference_prefix as prefix from cohorts c
          left join submissions s on s.organisation_id = $1 and s.id = $3 and s.cohort_id = c.id
         where c.organisation_id = $1 and c.id = $2`,
      values: [organisationId, cohort.id, id],
    });
    return found?.reference ?? `${found?.prefix ?? ''}-${unusedCode(id)}`;
  }
}

function unusedCode(id: string): string {
  const bytes = createHash('sha256').update(id).digest().subarray(0, CODE.length);
  return [...bytes].map((byte) => CODE.letters.charAt(byte % CODE.letters.length)).join('');
}
