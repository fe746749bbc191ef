import { Injectable, Logger } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { AppConfig } from '../../config/app-config.js';
import { type ReadyDto } from './dto/health.response.dto.js';
import { PostgresCheck } from './postgres.check.js';
import { ReadinessState } from './readiness-state.js';
import { RedisCheck } from './redis.check.js';

const RETRY_AFTER_SECONDS = '5';

@Injectable()
export class ReadinessService {
  private readonly logger = new Logger('Readiness');

  constructor(
    private readonly config: AppConfig,
    private readonly state: ReadinessState,
    private readonly postgres: PostgresCheck,
    private readonly redis: RedisCheck,
  ) {}

  /**
   * Without Redis, applications are taken in as usual and reviewed later; only a worker has nothing to do then.
   * @throws ApiError unavailable
   */
  async check(): Promise<ReadyDto> {
    if (this.state.isDraining) throw notReady();
    const [hasPostgres, hasRedis] = await Promise.all([this.postgres.isReachable(), this.redis.isUsable()]);
    if (!hasPostgres || (!hasRedis && this.config.role === 'worker')) {
      // Callers are not told what is behind the service; whoever operates it is.
      this.logger.warn(`Not ready: ${[hasPostgres ? '' : 'PostgreSQL', hasRedis ? '' : 'Redis'].filter(Boolean).join(' and ')} cannot be used`);
      throw notReady();
    }
    return { status: 'ok', postgres: 'ok', redis: hasRedis ? 'ok' : 'degraded' };
  }
}

function notReady(): ApiError {
  return new ApiError('unavailable', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
}
