import { InjectQueue } from '@nestjs/bull';
import { HttpException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Queue } from 'bull';
import { DataSource, MoreThanOrEqual, Repository } from 'typeorm';
import { Cohort, Organisation, Report, Submission } from './entities.js';
import { QUEUE } from './stores.module.js';
import { type SubmitApplicationDto } from './submit-application.dto.js';

@Injectable()
export class ApplicationsService {
  constructor(
    @InjectRepository(Cohort) private readonly cohorts: Repository<Cohort>,
    @InjectRepository(Submission) private readonly submissions: Repository<Submission>,
    @InjectRepository(Report) private readonly reports: Repository<Report>,
    @InjectQueue(QUEUE) private readonly queue: Queue<{ submissionId: string }>,
    private readonly database: DataSource,
  ) {}

  async submit(organisationId: string, dto: SubmitApplicationDto): Promise<Submission> {
    const cohort = await this.cohorts.findOne({ where: { id: dto.cohort_id, organisationId } });
    if (cohort?.status !== 'open') throw new NotFoundException('No such cohort is open');
    const submission = await this.database.transaction(async (manager) => {
      const mayPay = { id: organisationId, balance: MoreThanOrEqual(1) };
      const { affected } = await manager.update(Organisation, mayPay, { balance: () => 'balance - 1' });
      if (affected !== 1) throw new HttpException('Out of tokens', 402);
      const created = manager.create(Submission, {
        organisationId,
        cohortId: cohort.id,
        founderName: dto.founder_name ?? null,
        contactEmail: dto.contact_email,
        answers: dto.answers,
      });
      return manager.save(created);
    });
    await this.queue.add({ submissionId: submission.id }, { removeOnComplete: true });
    return submission;
  }

  async get(organisationId: string, id: string): Promise<Submission> {
    const submission = await this.submissions.findOne({ where: { id, organisationId } });
    if (submission === null) throw new NotFoundException();
    return submission;
  }

  async insights(organisationId: string, submissionId: string): Promise<Report> {
    const report = await this.reports.findOne({ where: { submissionId, organisationId } });
    if (report === null) throw new NotFoundException();
    return report;
  }
}
