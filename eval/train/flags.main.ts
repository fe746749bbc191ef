import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { soundTexts, topicTexts } from './flag-texts.js';
import { conductRows, conductTrainer, honestTexts } from './conduct.js';
import { letterTable } from './letter-table.js';
import { hands, hashOf } from './texts.js';
import { topicTable } from './topic-table.js';

/**
 * Learns what the guard rails know of letters and of subjects, from the texts in `eval/train`, and
 * writes it to `resources/models`. The same texts give the same bytes: `--check` exits with 1 where they do not.
 * `--without <hand>` learns from the others, to be judged on that one.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, without: { type: 'string' } } });
const without = values.without ?? null;

/** What moves a score less than this is left out of its table. */
const LEAST = 0.2;

const sound = soundTexts(without);
const topics = topicTexts(without);
const others = hands().filter((hand) => hand !== without);
const conduct = others.map((hand) => [honestTexts(hand), conductRows(hand)]);
const models = {
  'letter-triples': { texts: hashOf(sound), ...letterTable(sound) },
  'off-topic': { texts: hashOf(topics.map(({ text }) => text)), examples: topics.length, ...topicTable(topics, LEAST) },
  conduct: conductTrainer(others).table({ texts: hashOf(conduct) }),
};

for (const [name, model] of Object.entries(models)) {
  const file = join('resources', 'models', `${name}.json`);
  const bytes = `${JSON.stringify(model)}\n`;
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === bytes;
  console.log(`${name.padEnd(16)} ${(bytes.length / 1_000).toFixed(0)} kB${isSame ? ', unchanged' : ''}`);
  if (!values.check) writeFileSync(file, bytes);
  else if (!isSame) process.exitCode = 1;
}
