import { Process, Processor } from '@nestjs/bull';
import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Job } from 'bull';
import { DataSource } from 'typeorm';
import { composeKnownReport } from '../bench-application.js';
import { QUEUE, type Stores, StoresModule } from './stores.module.js';

const CONCURRENCY = 50;
const REPORT = JSON.stringify(await composeKnownReport());

/** Three statements a job, and a reviewer that has its answer ready. */
@Processor(QUEUE)
export class ReviewProcessor {
  constructor(private readonly database: DataSource) {}

  @Process({ concurrency: CONCURRENCY })
  async process({ data: { submissionId } }: Job<{ submissionId: string }>): Promise<void> {
    const [[claimed]] = await this.database.query<[{ organisationId: string }[], number]>(
      `update submission set status = 'processing' where id = $1 and status = 'pending' returning *`,
      [submissionId],
    );
    if (claimed === undefined) return;
    await this.database.transaction(async (manager) => {
      await manager.query('insert into report ("submissionId", "organisationId", body) values ($1, $2, $3)', [
        submissionId,
        claimed.organisationId,
        REPORT,
      ]);
      await manager.query(`update submission set status = 'complete' where id = $1`, [submissionId]);
    });
  }
}

@Module({ providers: [ReviewProcessor] })
class BaselineWorkerModule {
  static with(stores: Stores): DynamicModule {
    return { module: BaselineWorkerModule, imports: [StoresModule.with(stores)] };
  }
}

export async function startBaselineWorker(stores: Stores): Promise<INestApplicationContext> {
  const app = await NestFactory.createApplicationContext(BaselineWorkerModule.with(stores), { logger: ['error'] });
  app.enableShutdownHooks();
  return app;
}
