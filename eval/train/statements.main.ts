import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../src/common/package-folder.js';
import { leaveOneHandOut } from './left-out.js';
import { SEED, textsBy, trainerOf } from './statements.js';
import { hands, hashOf } from './texts.js';

/** Learns what statements say from the texts in this folder. `--check` exits with 1 where the table is not what they teach. */
const texts = textsBy(hands());
const leftOut = Object.fromEntries(
  [...leaveOneHandOut()].map(([hand, figures]) => [
    hand,
    Object.fromEntries((['about', 'kind', 'support'] as const).map((name) => [name, Number(figures[name].toFixed(3))])),
  ]),
);
const table = trainerOf(texts).table({
  texts: hashOf(texts),
  statements: texts.statements.length,
  answers: texts.answers.length,
  seed: SEED,
  left_out: leftOut,
});
const file = join(packageFolder(), 'resources', 'models', 'statements.json');
const text = `${JSON.stringify(table, null, 1)}\n`;
const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (!isSame) process.exitCode = 1;
console.log(
  `statements.json: ${String(texts.statements.length)} statements, ${String(Object.keys(table.features).length)} features${isSame ? ', unchanged' : ''}`,
);
for (const [hand, figures] of Object.entries(leftOut)) console.log(`  without ${hand}: ${JSON.stringify(figures)}`);
