import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { WaitingRoom } from '../../common/waiting/waiting-room.js';

/** A metric of how many requests this process holds, computed when it is read. */
@Injectable()
export class HeldRequests {
  constructor({ registry }: Metrics, room: WaitingRoom) {
    const gauge = new Gauge({
      name: 'intake_http_requests_held',
      help: 'Requests that wait for their submission to be complete or failed.',
      registers: [registry],
      collect: () => {
        gauge.set(room.size);
      },
    });
  }
}
