import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLabelTexts } from './label-texts.js';
import { trainQuestionRoles } from './question-roles.js';

/** Learns what questions ask for; `--check` only tells whether the file is what the texts teach, and exits with 1 if not. */
const FILE = join('resources', 'models', 'question-roles.json');

const model = trainQuestionRoles(readLabelTexts());
const text = `${JSON.stringify(model, null, 1)}\n`;
console.log(`question roles: ${text.length} characters, ${JSON.stringify(model.figures)}`);
if (!process.argv.includes('--check')) {
  mkdirSync(join('resources', 'models'), { recursive: true });
  writeFileSync(FILE, text);
} else if (readFileSync(FILE, 'utf8') !== text) {
  console.error(`${FILE} is not what its texts teach: train again.`);
  process.exitCode = 1;
}
