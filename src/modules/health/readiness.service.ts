import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { AppConfig } from '../../config/app-config.js';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { type ReadyDto } from './dto/health.response.dto.js';
import { PostgresCheck } from './postgres.check.js';
import { ReadinessState } from './readiness-state.js';
import { RedisCheck } from './redis.check.js';

const RETRY_AFTER_SECONDS = '5';

@Injectable()
export class ReadinessService {
  constructor(
    private readonly config: AppConfig,
    private readonly state: ReadinessState,
    private readonly postgres: PostgresCheck,
    private readonly redis: RedisCheck,
    private readonly tasks: ReviewTasksRepository,
  ) {}

  /**
   * Without Redis, applications are taken in and reviewed as usual, if a moment later. A process that only reviews is ready
   * while it can claim reviews; one that takes applications in as well goes on with that, and says so. Why something cannot
   * be used the checks tell the log, once; callers are not told what is behind the service.
   * @throws ApiError unavailable
   */
  async check(): Promise<ReadyDto> {
    if (this.state.isDraining) throw notReady();
    const [hasPostgres, hasRedis] = await Promise.all([this.postgres.isUsable(), this.redis.isUsable()]);
    const { role } = this.config;
    const { canClaim } = this.tasks;
    if (!hasPostgres || (role === 'worker' && !canClaim)) throw notReady();
    const reviews = { reviews: canClaim ? 'ok' : 'degraded' } as const;
    return { status: 'ok', postgres: 'ok', redis: hasRedis ? 'ok' : 'degraded', ...(role === 'all' && reviews) };
  }
}

function notReady(): ApiError {
  return new ApiError('unavailable', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
}
