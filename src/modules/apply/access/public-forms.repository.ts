import { Injectable } from '@nestjs/common';
import { SystemDatabase } from '../../../database/system-database.js';

/** What has to be known of a cohort's form before it is known whose it is. */
interface FormOwner {
  readonly organisationId: string;
  readonly isPublic: boolean;
  readonly secret: string;
}

@Injectable()
export class PublicFormsRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** Null when there is no such cohort. */
  async findOwner(cohortId: string): Promise<FormOwner | null> {
    const [owner] = await this.system.ask<FormOwner>({
      text: 'select organisation_id as "organisationId", public_form as "isPublic", form_secret as secret from cohorts where id = $1',
      values: [cohortId],
    });
    return owner ?? null;
  }
}
