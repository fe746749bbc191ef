import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { packageVersion } from '../../common/package-version.js';
import { AppConfig } from '../../config/app-config.js';
import { Metrics } from './metrics.js';

/** What runs here, as labels. */
@Injectable()
export class BuildMetrics {
  constructor({ registry }: Metrics, { role }: AppConfig) {
    const info = new Gauge({
      name: 'intake_build_info',
      help: 'Always 1; the labels say what runs.',
      labelNames: ['version', 'node', 'role'],
      registers: [registry],
    });
    info.set({ version: packageVersion(), node: process.version, role }, 1);
  }
}
