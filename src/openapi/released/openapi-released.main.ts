import { readFileSync, writeFileSync } from 'node:fs';
import { breakingChanges, type ReleasedDocument } from './breaking-changes.js';
import { promisedPart } from './promised-part.js';

const PRESENT = 'openapi.json';
/** What the last version promised. Written when a version is released, never to let a change through. */
const RELEASED = 'openapi-released.json';

const present = promisedPart(JSON.parse(readFileSync(PRESENT, 'utf8')) as ReleasedDocument);
if (process.argv.includes('--write')) {
  writeFileSync(RELEASED, `${JSON.stringify(present)}\n`);
} else {
  const released = JSON.parse(readFileSync(RELEASED, 'utf8')) as ReleasedDocument;
  const changes = breakingChanges(released, present);
  for (const change of changes) process.stderr.write(`${change}\n`);
  if (changes.length > 0)
    process.stderr.write(
      `${changes.length} changes of ${PRESENT} break callers of version ${released.info.version}.\n`,
    );
  process.exitCode = changes.length > 0 ? 1 : 0;
}
