import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { InsightsReportEntity } from './insights-report.entity.js';

@Injectable()
export class InsightsRepository {
  constructor(@InjectRepository(InsightsReportEntity) private readonly reports: Repository<InsightsReportEntity>) {}

  async ofSubmission(organisationId: string, submissionId: string): Promise<InsightsReportEntity | null> {
    return this.reports.findOneBy({ organisationId, submissionId });
  }
}
