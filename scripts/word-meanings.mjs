// Makes the table of what words mean from published word vectors, such as GloVe's (public domain):
//   node scripts/word-meanings.mjs vectors.txt
// Its lines are a word and its components, the most frequent word first. Kept are the most frequent words and the
// principal components in which they differ most, each as one of 64 steps.
import { createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const WORDS = 12_000;
const COMPONENTS = 24;
const STEPS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** So many standard deviations to either side are told apart. */
const REACH = 3.5;
const ROUNDS = 300;
const TARGET = new URL('../resources/word-meanings.json', import.meta.url);

const words = [];
const rows = [];
for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) {
  const [word, ...components] = line.split(' ');
  if (!/^[a-z][a-z'-]*$/.test(word)) continue;
  words.push(word);
  rows.push(Float64Array.from(components, Number));
  if (rows.length === WORDS) break;
}

const size = rows[0].length;
const mean = new Float64Array(size);
for (const row of rows)
  row.forEach((value, at) => {
    mean[at] += value / rows.length;
  });
for (const row of rows)
  row.forEach((value, at) => {
    row[at] = value - mean[at];
  });
const covariance = Array.from({ length: size }, () => new Float64Array(size));
for (const row of rows)
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1) covariance[i][j] += (row[i] * row[j]) / rows.length;

const dot = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0);

/** The direction of the largest variance that is left, by power iteration; then it is taken out. */
function nextComponent(seed) {
  let direction = Float64Array.from({ length: size }, (_, at) => Math.sin(seed * 7919 + at * 104_729));
  let variance = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const image = Float64Array.from(covariance, (row) => dot(row, direction));
    variance = Math.sqrt(dot(image, image));
    direction = image.map((value) => value / variance);
  }
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1) covariance[i][j] -= variance * direction[i] * direction[j];
  return { direction, deviation: Math.sqrt(variance) };
}

const components = Array.from({ length: COMPONENTS }, (_, at) => nextComponent(at + 1));
const stepOf = (value, deviation) => {
  const at = Math.round(((value / (REACH * deviation) + 1) / 2) * (STEPS.length - 1));
  return STEPS[Math.min(Math.max(at, 0), STEPS.length - 1)];
};
const meanings = rows.map((row) =>
  components.map(({ direction, deviation }) => stepOf(dot(row, direction), deviation)).join(''),
);
const reaches = components.map(({ deviation }) => Number((REACH * deviation).toFixed(3)));
writeFileSync(TARGET, `${JSON.stringify({ reaches, words: words.join(' '), meanings: meanings.join('') })}\n`);
