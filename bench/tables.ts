import { type Bar } from './bars.js';
import { type Figures, medianOf } from './figures.js';
import {
  type CaseName,
  CASE_NAMES,
  CONTENDERS,
  type ContenderName,
  type Measurement,
  type Row,
} from './measurement.js';
import { LATENCY_RATES } from './plan.js';

interface CaseTitle {
  readonly title: string;
  readonly unit: string;
}

export const CASE_TITLES: Readonly<Record<CaseName, CaseTitle>> = {
  post: { title: 'POST an application', unit: '/s' },
  record: { title: 'GET its record', unit: '/s' },
  insights: { title: 'GET its insights', unit: '/s' },
  sandbox: { title: 'GET from the sandbox', unit: '/s' },
  latency: { title: 'POST at a fixed rate', unit: 'p99 ms' },
  pipeline: { title: 'Pipeline, instant reviewer', unit: '/s' },
  review: { title: 'Pipeline, embedded reviewer', unit: '/s' },
  report: { title: 'Submission to report, idle', unit: 'ms' },
  start: { title: 'npm start to ready', unit: 's' },
  memory: { title: 'Resident memory after the load', unit: 'MiB' },
};

const COLUMNS = [
  '',
  'median',
  'min..max',
  'ratio',
  'p50 ms',
  'p99 ms',
  'app µs',
  'PostgreSQL µs',
  'Redis µs',
  'load µs',
  'others',
];
const COSTS = [
  'appMicros',
  'postgresMicros',
  'redisMicros',
  'loadMicros',
] as const satisfies readonly (keyof Measurement)[];

/** Each case as a table of its contenders; the ratio is this service's figure to the contender's, within a repetition. */
export function toTables(figures: Figures): string {
  return CASE_NAMES.filter((name) => figures.rows.some(({ caseName }) => caseName === name))
    .map((name) => {
      const { title, unit } = CASE_TITLES[name];
      const rows = figures.rows.filter(({ caseName }) => caseName === name);
      const isWithoutPgbench = name === 'post' && rows.every(({ contender }) => contender !== 'pgbench');
      const absent = isWithoutPgbench ? [[CONTENDERS.pgbench, 'not to be had']] : [];
      return `### ${title} (${unit})\n\n${toMarkdown(COLUMNS, [...rows.map((row) => toCells(row, figures)), ...absent])}`;
    })
    .join('\n\n');
}

export function toBarTable(bars: readonly Bar[]): string {
  return toMarkdown(
    ['bar', 'measured', ''],
    bars.map(({ name, figure, isMet }) => [name, toText(figure), isMet ? 'met' : 'not met']),
  );
}

/** With its columns in line, so that it can be read as it is. Columns in which nobody has a figure are left out. */
export function toMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = head.map((_, column) => column).filter((column) => rows.some((row) => (row[column] ?? '') !== ''));
  const lines = [head, ...rows].map((cells) => used.map((column) => cells[column] ?? ''));
  const widths = used.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)));
  const toLine = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...rest] = lines;
  return [toLine(first), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest.map(toLine)].join('\n');
}

function toCells(row: Row, figures: Figures): string[] {
  const values = row.repetitions.map(({ value }) => value);
  const ratio = row.contender === 'intake' ? undefined : figures.ratio(row.caseName, 'intake', row.contender);
  const optional = (figure: keyof Measurement): string => toText(medianOf(row, figure));
  return [
    nameOf(row),
    toText(medianOf(row)),
    `${toText(Math.min(...values))}..${toText(Math.max(...values))}`,
    toText(ratio),
    optional('p50Ms'),
    optional('p99Ms'),
    ...COSTS.map(optional),
    optional('otherProcessors'),
  ];
}

function nameOf({ caseName, contender }: Row): string {
  const rates: Partial<Record<ContenderName, number>> = LATENCY_RATES;
  const rate = caseName === 'latency' ? rates[contender] : undefined;
  return rate === undefined ? CONTENDERS[contender] : `${CONTENDERS[contender]} at ${toText(rate)}/s`;
}

/** Three digits, or all before the point when there are more. */
export function toText(value: number | undefined): string {
  if (value === undefined) return '';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits, useGrouping: true });
}
