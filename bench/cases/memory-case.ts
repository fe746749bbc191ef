import { residentMiB } from '../processes/processor-time.js';
import { type BenchCase } from './bench-case.js';
import { type UnderLoad } from './load-cases.js';

/** Resident memory of both API processes, each after the load that it was able to take; so it comes last. */
export function memoryCase({ api, baseline }: UnderLoad): BenchCase {
  return {
    name: 'memory',
    contenders: [
      { name: 'intake', measure: () => Promise.resolve({ value: residentMiB(api.pid) }) },
      { name: 'baseline', measure: () => Promise.resolve({ value: residentMiB(baseline.api.pid) }) },
    ],
  };
}
