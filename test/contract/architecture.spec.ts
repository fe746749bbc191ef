import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = ['src', 'local', 'cli/src']
  .flatMap(filesBelow)
  .filter((file) => !file.endsWith('.spec.ts') && !file.includes('/migrations/'));

const pages = filesBelow('portal/src').filter((file) => !file.endsWith('/schema.d.ts'));

function filesBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name));
}

function moduleOf(path: string): string | null {
  return /^src\/modules\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length;
}

describe('the shape of the source tree', () => {
  it('has no file over 250 lines, and a median under 60', () => {
    const lengths = sources.map(linesOf).sort((a, b) => a - b);
    expect([...sources, ...pages].filter((file) => linesOf(file) > 250)).toEqual([]);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(60);
  });

  it('has no constructor with more than six dependencies', () => {
    const crowded = sources.filter((file) => {
      const parameters = /constructor\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
      return (parameters.match(/\breadonly\b/g) ?? []).length > 6;
    });
    expect(crowded).toEqual([]);
  });

  it('has no barrel, no forwardRef, no any, and nothing left to do', () => {
    const offences = [...sources, ...pages].filter((file) => {
      const text = readFileSync(file, 'utf8');
      return (
        /forwardRef|: any\b|\bas any\b|TODO|FIXME|eslint-disable|@ts-ignore|@ts-expect-error/.test(text) ||
        /\/index\.tsx?$/.test(file)
      );
    });
    expect(offences).toEqual([]);
  });

  it('asks for nothing in the pages but through the client of the documented API', () => {
    const besidesClient = pages.filter((file) => !file.startsWith('portal/src/api/'));
    const offences = besidesClient.filter((file) =>
      /\bfetch\(|XMLHttpRequest|EventSource|WebSocket|dangerouslySetInnerHTML/.test(readFileSync(file, 'utf8')),
    );
    expect(offences).toEqual([]);
  });

  it('has no module that reaches itself by what it imports of others', () => {
    const imported = new Map(readdirSync('src/modules').map((module) => [module, new Set<string>()]));
    for (const file of sources)
      for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
        const [from, to] = [moduleOf(file), moduleOf(join(dirname(file), path))];
        if (from !== null && to !== null && from !== to) imported.get(from)?.add(to);
      }
    for (const reached of imported.values())
      for (const one of reached) for (const next of imported.get(one) ?? []) reached.add(next);
    expect(Math.max(...[...imported.values()].map(({ size }) => size))).toBeGreaterThan(10);
    expect([...imported].filter(([module, reached]) => reached.has(module)).map(([module]) => module)).toEqual([]);
  });

  it('has each of its modules named in the README, under "Where things are"', () => {
    const [, map = ''] = readFileSync('README.md', 'utf8').split('## Where things are');
    const named = new Set(
      [...map.matchAll(/`src\/modules\/(?:\{([\w,-]+)\}|([\w-]+))`/g)].flatMap(([, several, one = '']) =>
        several === undefined ? [one] : several.split(','),
      ),
    );
    expect([...named].sort()).toEqual(readdirSync('src/modules').sort());
  });

  it('names files in kebab-case', () => {
    expect([...sources, ...pages].filter((file) => !/^[a-z0-9.-]+\.tsx?$/.test(file.split('/').at(-1) ?? ''))).toEqual(
      [],
    );
  });
});
