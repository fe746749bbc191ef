import { fuzz } from './runner.js';

const HOUR_MS = 3_600_000;
const SHOWN_VIOLATIONS = 50;

const number = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

const seed = number('FUZZ_SEED', 20_261_121);
const requests = number('FUZZ_REQUESTS', 20_000);
const only = process.env['FUZZ_CASE'];

it(
  `answers whatever it is sent as documented (FUZZ_SEED=${seed})`,
  async () => {
    const range = only === undefined ? { from: 0, to: requests } : { from: Number(only), to: Number(only) + 1 };
    const report = await fuzz({ seed, ...range });
    for (const { text } of report.violations.slice(0, SHOWN_VIOLATIONS)) process.stderr.write(`\n${text}\n`);
    process.stderr.write(`\n${report.toString()}\n`);
    expect(report.violations.map(({ number: of, text }) => of ?? text)).toEqual([]);
    expect(report.shallow()).toEqual([]);
  },
  HOUR_MS,
);
