import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../database/tenant-database.js';
import { InsightsReportEntity } from './insights-report.entity.js';

@Injectable()
export class InsightsRepository {
  constructor(private readonly database: TenantDatabase) {}

  async ofSubmission(organisationId: string, submissionId: string): Promise<InsightsReportEntity | null> {
    return this.database.transaction(organisationId, (manager) =>
      manager.findOneBy(InsightsReportEntity, { organisationId, submissionId }),
    );
  }
}
