import { type Bar } from './bars.js';
import { type Figures } from './figures.js';
import { type Audit } from './intake/audit.js';
import { CONNECTIONS, type Plan } from './plan.js';
import { toBarTable, toMarkdown, toTables, toText } from './tables.js';

export interface Findings {
  readonly date: Date;
  readonly machine: readonly string[];
  readonly plan: Plan;
  readonly figures: Figures;
  readonly bars: readonly Bar[];
  readonly audits: readonly Audit[];
}

/** What a run found, to be read by people. */
export function toDocument({ date, machine, plan, figures, bars, audits }: Findings): string {
  return `# Performance

Written by \`npm run bench\` on ${date.toISOString().slice(0, 10)}; nothing here is typed by hand.

${machine.map((line) => `- ${line}`).join('\n')}
- ${plan.repetitions} repetitions, all contenders interleaved in one run; under load ${plan.seconds} s each, pipelines up to
  ${plan.pipelineSeconds} s, after ${plan.warmUpSeconds} s of warm-up

Load generator, servers, PostgreSQL and Redis share the processors, so only ratios within one table mean anything.

## Bars

${toBarTable(bars)}

## Afterwards, in the database

${toMarkdown(
  [
    'accepted',
    'lost',
    'doubled',
    'double-charged',
    'balance',
    'sum of the ledger',
    'balance expected',
    'reviews still owed',
  ],
  audits.map((audit) =>
    [
      audit.accepted,
      audit.lost,
      audit.doubled,
      audit.doubleCharged,
      audit.balance,
      audit.ledgerSum,
      audit.expectedBalance,
      audit.stillOwed,
    ].map(toText),
  ),
)}

## Figures

Medians of the repetitions. The ratio is this service's figure to that of the row, within a repetition: the median of these,
which need not be the ratio of the medians. Processor time is per request or review, from the kernel's accounting: of the
server's process, of all processes of PostgreSQL, of Redis, and of the load generator. The last column says how many
processors were busy with something else: the fewer, the better the figures.

${toTables(figures)}

## What is measured

- **This service** runs as it is deployed, \`ROLE=api\` and \`ROLE=worker\` apart, with default settings and nothing
  switched off: keys, scopes, rate limits, validation, tokens, row-level security, idempotency. All keys belong to one
  organisation, so that everything is charged to one balance. No worker runs while the API is under load.
- **The idiomatic baseline** (\`bench/baseline\`) is the same intake in NestJS, TypeORM and Bull as an afternoon's work: a
  key guard with \`findOne\`, a global \`ValidationPipe\`, one statement at a time, a balance update and \`save\` in a
  transaction, \`queue.add\`; its worker takes three statements a job. It has no row-level security, rate limit,
  idempotency or ledger.
- **POST** carries eight answers in about 2 kB on ${CONNECTIONS} connections; half of the requests to this service have an
  \`Idempotency-Key\` of their own. pgbench inserts the row that the service stores, with its indexes, and nothing else.
- **At a fixed rate** latency counts from the moment a request was due, whether or not it could be sent.
- **Pipelines** work off a backlog, and count once the worker is warm. The instant reviewer has its report ready, on both
  sides. Reading and scoring is what the embedded reviewer's review takes by itself, without claiming and storing, where as
  many are read at once as a worker has threads for it.
- **Submission to report** is the time from sending an application to holding its report by \`?wait=30\`, one at a time.
`;
}
