import { FAULTS } from './faults.js';
import { type OwnServers, startOwnServers } from '../../local/own-servers.js';
import { toTable, violations } from './report.js';
import { type FaultResult, type Load, runFault } from './run-fault.js';

const ONE_FAULT_MS = 240_000;

const load: Load = {
  submissions: Number(process.env['FAULT_SUBMISSIONS'] ?? 2_000),
  warmUpMs: 6_000,
  steadyMs: 26_000,
  calmMs: 5_000,
  seed: Number(process.env['FAULT_SEED'] ?? 1),
};
const only = process.env['FAULT_ONLY'];
const chosen = FAULTS.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0) throw new Error(`FAULT_ONLY is one of ${FAULTS.map(({ name }) => name).join(', ')}`);

const results: FaultResult[] = [];
let servers: OwnServers;

beforeAll(async () => {
  servers = await startOwnServers({ durable: true });
}, ONE_FAULT_MS);
afterAll(async () => {
  await servers.stop();
  process.stdout.write(`\nSeed ${load.seed}\n${toTable(results)}\n\n`);
}, ONE_FAULT_MS);

it.each(chosen)(
  '$name costs no more than time',
  async (fault) => {
    const result = await runFault(servers, fault, load);
    results.push(result);
    process.stdout.write(`${toTable([result])}\n${violations(result).join('\n')}\n`);
    expect(violations(result)).toEqual([]);
  },
  ONE_FAULT_MS,
);
