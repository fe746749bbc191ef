import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { TextReviewer } from '../src/modules/review/reviewers/text.reviewer.js';
import { detailsOf } from './details.js';
import { evaluate } from './evaluate.js';
import { HALVES, PRACTICE, readGoldenSet } from './golden-set.js';
import { type Result, resultsOf } from './results.js';

/**
 * Exits with 1 when a figure is below its floor. `--practice` measures the texts to practise on instead, which have none;
 * `--details` shows what was got wrong, but never in the held-back half.
 */
const { values } = parseArgs({ options: { details: { type: 'boolean', default: false }, practice: { type: 'boolean', default: false } } });

function lineOf({ name, value, floor }: Result): string {
  const figure = `  ${name.padEnd(34)} ${value.toFixed(3)}`;
  return values.practice ? figure : `${figure}   floor ${floor.toFixed(2)}${value < floor ? '   BELOW' : ''}`;
}

for (const part of values.practice ? [PRACTICE] as const : HALVES) {
  const set = readGoldenSet(part);
  const evaluation = await evaluate(set, new TextReviewer());
  const { applications, adversarial, lookAlikes, forms } = set;
  const labels = forms.reduce((sum, { fields }) => sum + fields.length, 0);
  console.log(`${part}: ${applications.length} applications, ${adversarial.length} attacks, ${lookAlikes.length} look-alikes, ${labels} labels`);
  const all = resultsOf(evaluation);
  // Of what it has none of there is nothing to say.
  const without = ['industry', 'orders', ...[...evaluation.flags].filter(([, { attacks }]) => attacks === 0).map(([type]) => type)];
  const results = values.practice ? all.filter(({ name }) => !without.some((start) => name.startsWith(start))) : all;
  console.log(results.map(lineOf).join('\n'));
  if (values.details && part !== 'held-back') console.log(detailsOf(evaluation).join('\n'));
  if (!values.practice && results.some(({ value, floor }) => value < floor)) process.exitCode = 1;
}
