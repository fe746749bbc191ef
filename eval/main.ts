import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { TextReviewer } from '../src/modules/review/reviewers/text.reviewer.js';
import { detailsOf } from './details.js';
import { evaluate } from './evaluate.js';
import { HALVES, readGoldenSet } from './golden-set.js';
import { type Result, resultsOf } from './results.js';

/** `--details` shows what was got wrong in the development half. Exits with 1 when a figure is below its floor. */
const { values } = parseArgs({ options: { details: { type: 'boolean', default: false } } });

function lineOf({ name, value, floor }: Result): string {
  return `  ${name.padEnd(34)} ${value.toFixed(3)}   floor ${floor.toFixed(2)}${value < floor ? '   BELOW' : ''}`;
}

for (const half of HALVES) {
  const set = readGoldenSet(half);
  const evaluation = await evaluate(set, new TextReviewer());
  const { applications, adversarial, lookAlikes, forms } = set;
  const labels = forms.reduce((sum, { fields }) => sum + fields.length, 0);
  console.log(`${half}: ${applications.length} applications, ${adversarial.length} attacks, ${lookAlikes.length} look-alikes, ${labels} labels`);
  const results = resultsOf(evaluation);
  console.log(results.map(lineOf).join('\n'));
  if (values.details && half === 'development') console.log(detailsOf(evaluation).join('\n'));
  if (results.some(({ value, floor }) => value < floor)) process.exitCode = 1;
}
