import { Injectable } from '@nestjs/common';
import { Remembered } from '../../common/time/remembered.js';
import { type ReadyDto } from './dto/health.response.dto.js';
import { ReadinessState } from './readiness-state.js';
import { ReadinessService } from './readiness.service.js';

const KEPT_MS = 1_000;

/** Shares one answer among all who ask, so that PostgreSQL and Redis are asked at most once a second. */
@Injectable()
export class ReadinessCache {
  private readonly known = new Remembered(KEPT_MS, () => this.readiness.check());

  constructor(
    private readonly state: ReadinessState,
    private readonly readiness: ReadinessService,
  ) {}

  /** @throws ApiError unavailable */
  check(): Promise<ReadyDto> {
    // Whether a shutdown has begun costs nothing to find out, and load balancers should hear of it at once.
    return this.state.isDraining ? this.readiness.check() : this.known.get();
  }
}
