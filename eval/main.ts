import 'reflect-metadata';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TextReviewer } from '../src/modules/review/reviewers/text.reviewer.js';
import { ablate } from './ablate.js';
import { detailsOf } from './details.js';
import { evaluate } from './evaluate.js';
import { measureForeignTexts } from './foreign-texts.js';
import { HALVES, type Part, PRACTICE, readGoldenSet } from './golden-set.js';
import { type Result, resultsOf } from './results.js';
import { unseenResults } from './unseen.js';

/**
 * Exits with 1 when a figure is below its floor. `--practice` measures the texts to practise on instead, which have none;
 * `--details` shows what was got wrong, but never in the held-back half. `--texts <git directory> --path <folder>` reviews
 * the real applications that are kept there instead. `--fresh` measures the set that is opened once for each version: it has
 * no floors, since nothing is to be tuned to it. `--ablate <pattern>` shows what changes without each list, group of features
 * or output of a table whose name it finds; `--ablate .` without each of all, which takes an hour or two.
 */
const { values } = parseArgs({
  options: {
    ablate: { type: 'string' },
    details: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    practice: { type: 'boolean', default: false },
    texts: { type: 'string' },
    path: { type: 'string', default: '' },
  },
});

const hasFloors = !values.practice && !values.fresh;

function lineOf({ name, value, floor }: Result): string {
  const figure = `  ${name.padEnd(36)} ${value.toFixed(3)}`;
  return hasFloors ? `${figure}   floor ${floor.toFixed(2)}${value < floor ? '   BELOW' : ''}` : figure;
}

function print(results: readonly Result[]): void {
  console.log(results.map(lineOf).join('\n'));
  if (hasFloors && results.some(({ value, floor }) => value < floor)) process.exitCode = 1;
}

async function measureGoldenSet(part: Part): Promise<void> {
  const set = readGoldenSet(part);
  const evaluation = await evaluate(set, new TextReviewer());
  const { applications, adversarial, lookAlikes, forms } = set;
  const labels = forms.reduce((sum, { fields }) => sum + fields.length, 0);
  console.log(
    `${part}: ${applications.length} applications, ${adversarial.length} attacks, ${lookAlikes.length} look-alikes, ${labels} labels`,
  );
  const all = resultsOf(evaluation);
  // Of what it has none of there is nothing to say.
  const without = [
    'industry',
    'orders',
    ...[...evaluation.flags].filter(([, { attacks }]) => attacks === 0).map(([type]) => type),
  ];
  print(values.practice ? all.filter(({ name }) => !without.some((start) => name.startsWith(start))) : all);
  if (values.details && part !== 'held-back') console.log(detailsOf(evaluation).join('\n'));
}

if (values.ablate !== undefined) {
  ablate(values.ablate);
} else if (values.texts !== undefined) {
  console.log((await measureForeignTexts(values.texts, values.path)).join('\n'));
} else if (values.fresh) {
  print(await unseenResults(join('eval', 'fresh')));
} else if (values.practice) {
  await measureGoldenSet(PRACTICE);
} else {
  console.log('unseen, by writers who taught nothing:');
  print(await unseenResults(join('eval', 'unseen')));
  for (const part of HALVES) await measureGoldenSet(part);
}
