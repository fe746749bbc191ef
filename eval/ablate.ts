import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type LinearTable } from '../src/language/linear-model.js';
import { STEP_LETTERS } from '../src/language/resources.js';

/** Something that the review goes by, and its file without it. */
interface Part {
  readonly name: string;
  readonly file: string;
  readonly without: (text: string) => string;
}

/** Lists of words and patterns. */
const FOLDERS = ['flags', 'words', 'languages', 'cues', 'figures', 'question-homes', 'personal-data'];
/** Tables whose features are of several groups: the first word of a feature is its group. */
const TABLES = ['statements', 'conduct'];
/** So unlikely that it is never told. */
const NEVER = -50;
const FIGURE = /^ {2}(\S.*) (\d\.\d{3})/;

function listsIn(folder: string): Part[] {
  const files = readdirSync(join('resources', folder)).map((file) => join('resources', folder, file));
  return files.map((file) => ({ name: file, file, without: () => '# nothing\n' }));
}

function partsOf(table: string): Part[] {
  const file = join('resources', 'models', `${table}.json`);
  const { features, outputs } = JSON.parse(readFileSync(file, 'utf8')) as LinearTable;
  const part = (what: string, change: (read: LinearTable) => Partial<LinearTable>): Part => ({
    name: `${table}: ${what}`,
    file,
    without: (text) => {
      const read = JSON.parse(text) as LinearTable;
      return JSON.stringify({ ...read, ...change(read) });
    },
  });
  const groupsOf = features.split('|').map((feature) => feature.split(' ')[0] ?? '');
  return [
    ...Array.from(new Set(groupsOf), (group) =>
      part(`features "${group}"`, ({ weights }) => {
        const bytes = Buffer.from(weights, 'base64');
        groupsOf.forEach((other, row) => {
          if (other === group) bytes.fill(0, row * outputs.length, (row + 1) * outputs.length);
        });
        return { weights: bytes.toString('base64') };
      }),
    ),
    part('meanings of words', ({ meaning }) => ({ meaning: meaning.map((says) => says.map(() => 0)) })),
    ...(table === 'conduct' ? outputs.slice(1) : []).map((output) =>
      part(output, ({ bias }) => ({ bias: bias.map((each, at) => (outputs[at] === output ? NEVER : each)) })),
    ),
  ];
}

const LETTERS: Part = {
  name: 'letter-triples',
  file: join('resources', 'models', 'letter-triples.json'),
  without: (text) => {
    const read = JSON.parse(text) as { bits: string };
    return JSON.stringify({ ...read, bits: STEP_LETTERS.charAt(0).repeat(read.bits.length) });
  },
};

/** What `npm run eval` prints there, each figure under the set that it is of. */
function figuresIn(folder: string): Map<string, string> {
  const run = spawnSync(process.execPath, [join('dist', 'eval', 'main.js')], { cwd: folder, encoding: 'utf8' });
  // It also exits with 1 where a figure is below its floor.
  if (run.stdout === '') throw new Error(run.stderr);
  const figures = new Map<string, string>();
  let set = '';
  for (const line of run.stdout.split('\n')) {
    const [, name, value] = FIGURE.exec(line) ?? [];
    if (name === undefined || value === undefined) set = line.split(/[:,]/)[0] ?? '';
    else figures.set(`${set}: ${name.trim()}`, value);
  }
  return figures;
}

/**
 * What each list, and each group of features and each output of a table adds: the figures that change without it. Those whose
 * names the pattern `only` finds; nothing is learned anew. Works in a copy of what was built.
 */
export function ablate(only: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'ablate-'));
  try {
    for (const part of ['dist', 'resources', 'package.json']) cpSync(part, join(folder, part), { recursive: true });
    for (const part of ['eval', 'node_modules']) symlinkSync(resolve(part), join(folder, part));
    const chosen = new RegExp(only);
    const whole = figuresIn(folder);
    const parts = [...TABLES.flatMap(partsOf), LETTERS, ...FOLDERS.flatMap(listsIn)];
    for (const { name, file, without } of parts.filter((part) => chosen.test(part.name))) {
      writeFileSync(join(folder, file), without(readFileSync(file, 'utf8')));
      const changed = [...figuresIn(folder)].filter(([figure, value]) => whole.get(figure) !== value);
      cpSync(file, join(folder, file));
      console.log(`without ${name}${changed.length === 0 ? ': nothing changes' : ''}`);
      for (const [figure, value] of changed)
        console.log(`  ${figure.padEnd(54)} ${whole.get(figure) ?? ''} → ${value}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
