import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../support/source-files.js';

/** Changes of a table in a statement. What follows must look like one: prose says "update" as well. */
const CHANGE =
  /\b(?:insert\s+into|delete\s+from|merge\s+into)\s+([a-z_]+)|\bupdate\s+([a-z_]+)\s+(?:[a-z]+\s+)?set\b/gi;
const CREATED = /\bcreate table ([a-z_]+)/g;
/** A migration says it first the way it goes, and then the way back. */
const RENAMED = /\balter table ([a-z_]+) rename to ([a-z_]+);/;
const ENTITY = /@Entity\('([a-z_]+)'\)/g;

const tables = new Set(matches('src/database/migrations', CREATED).map(({ table }) => table));
for (const name of readdirSync('src/database/migrations')) {
  const [, from, to] = RENAMED.exec(readFileSync(join('src/database/migrations', name), 'utf8')) ?? [];
  if (to !== undefined && tables.delete(from ?? '')) tables.add(to);
}
const entities = matches('src/modules', ENTITY);
const owners = new Map(entities.map(({ table, module }) => [table, module]));

interface Match {
  readonly table: string;
  /** The folder below `src`, or the module. */
  readonly module: string;
  readonly file: string;
}

function matches(folder: string, pattern: RegExp): Match[] {
  return sourceFiles(folder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, one, other]) => ({
      table: (one ?? other ?? '').toLowerCase(),
      module: file
        .split('/')
        .slice(0, file.startsWith('src/modules/') ? 3 : 2)
        .join('/'),
      file,
    })),
  );
}

it('has an entity for every table, in the module that owns it', () => {
  const without = [...tables].filter((table) => !owners.has(table));
  expect(without.map((table) => `no file of src/modules has @Entity('${table}')`)).toEqual([]);
  const unmade = entities.filter(({ table }) => !tables.has(table));
  expect(unmade.map(({ table, file }) => `${file} is of ${table}, which no migration creates`)).toEqual([]);
  expect(entities).toHaveLength(tables.size);
});

it('has no table changed by the SQL of another module than its owner', () => {
  const changes = matches('src', CHANGE).filter(
    ({ table, file }) => tables.has(table) && !file.includes('/migrations/'),
  );
  expect(changes.length).toBeGreaterThan(40);
  const foreign = changes.filter(({ table, module }) => module !== owners.get(table));
  expect(foreign.map(({ table, file }) => `${file} changes ${table}, of ${String(owners.get(table))}`)).toEqual([]);
});

it('has no entity of a module used by another to change its table', () => {
  const repositories = entities.map(({ file, module }) => ({
    name: /export class (\w+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
    module,
  }));
  const foreign = repositories.flatMap(({ name, module }) =>
    matches('src/modules', new RegExp(`manager\\.(?:insert|update|delete|save|upsert)\\((${name})\\b`, 'g'))
      .filter((match) => match.module !== module)
      .map(({ file }) => `${file} changes ${name}`),
  );
  expect(foreign).toEqual([]);
});
