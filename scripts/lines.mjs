// Prints how many lines of TypeScript the rooms have that are held small; specs and migrations are not counted.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ROOMS = {
  'reading and judging texts': ['src/modules/review', 'src/modules/fields', 'src/language'],
  'storing, listing and claiming': [
    'src/database',
    'src/modules/applications/intake',
    'src/modules/applications/lists',
    'src/modules/review/worker',
  ],
  'all of the service': ['src'],
};

for (const [room, folders] of Object.entries(ROOMS)) {
  const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.includes('/migrations/'));
  const lengths = files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1).sort((a, b) => a - b);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const [median, longest] = [lengths[Math.floor(lengths.length / 2)], lengths.at(-1)];
  console.log(`${room}: ${total} lines in ${files.length} files, median ${median}, longest ${longest}`);
}
