import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { ThreadPool } from '../../threads/thread-pool.js';

const OPTIONS = { most: 2, kept: 0, idleMs: 60_000 };

@Injectable()
export class FieldThreads extends ThreadPool {
  constructor(script = fileURLToPath(new URL('./fields-thread.main.js', import.meta.url))) {
    super(script, OPTIONS);
  }
}
