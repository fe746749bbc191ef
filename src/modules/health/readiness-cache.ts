import { Injectable } from '@nestjs/common';
import { Remembered } from '../../common/time/remembered.js';
import { type ReadyDto } from './dto/health.response.dto.js';
import { ReadinessState } from './readiness-state.js';
import { ReadinessService } from './readiness.service.js';

const KEPT_MS = 1_000;

/** Readiness for everybody who asks: however often that is, PostgreSQL and Redis are asked once a second. */
@Injectable()
export class ReadinessCache {
  private readonly known = new Remembered(KEPT_MS, () => this.readiness.check());

  constructor(
    private readonly state: ReadinessState,
    private readonly readiness: ReadinessService,
  ) {}

  /** @throws ApiError unavailable */
  check(): Promise<ReadyDto> {
    // That it is about to end costs nothing to learn, and load balancers are to hear of it at once.
    return this.state.isDraining ? this.readiness.check() : this.known.get();
  }
}
