import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Written once for all, or by a program. */
const UNCOUNTED = /\/migrations\/|^sdk\/src\/generated\/|\/schema\.d\.ts$/;

const sources = ['src', 'local', 'cli/src', 'sdk/src'].flatMap(filesBelow).filter((file) => !file.endsWith('.spec.ts'));
const pages = filesBelow('portal/src');
const specs = ['src', 'cli/src'].flatMap(filesBelow).filter((file) => file.endsWith('.spec.ts'));
const tests = [...specs, ...['test', 'eval', 'bench'].flatMap(filesBelow)];

const OFFENCE = /forwardRef|: any\b|\bas any\b|<any\b|, any>|TODO|FIXME|eslint-disable|@ts-ignore|@ts-expect-error/;
/** By which a package is imported; any other of this name would be a barrel. */
const PACKAGE_ENTRY = 'sdk/src/index.ts';

function filesBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name));
  return files.filter((file) => !UNCOUNTED.test(file));
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
    const long = [...sources, ...pages, ...tests].filter((file) => linesOf(file) > 250);
    expect(tests.length).toBeGreaterThan(sources.length / 2);
    expect(long.map((file) => `${file} has ${linesOf(file)} lines`)).toEqual([]);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(60);
  });

  it('has no constructor with more than six dependencies', () => {
    const crowded = sources.flatMap((file) => {
      const parameters = /constructor\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
      const dependencies = (parameters.match(/\breadonly\b/g) ?? []).length;
      return dependencies > 6 ? [`${file} has a constructor with ${dependencies}`] : [];
    });
    expect(crowded).toEqual([]);
  });

  it('has no barrel, no forwardRef, no any, and nothing left to do', () => {
    const offences = [...sources, ...pages].flatMap((file) => {
      const [found] = OFFENCE.exec(readFileSync(file, 'utf8')) ?? [];
      const isBarrel = /\/index\.tsx?$/.test(file) && file !== PACKAGE_ENTRY;
      return [...(found === undefined ? [] : [`${file} has "${found}"`]), ...(isBarrel ? [`${file} is a barrel`] : [])];
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
    const imports = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].flatMap(([, path = '']) => {
        const [from, to] = [moduleOf(file), moduleOf(join(dirname(file), path))];
        return from !== null && to !== null && from !== to ? [{ file, from, to }] : [];
      }),
    );
    const reached = new Map(readdirSync('src/modules').map((module) => [module, new Set<string>()]));
    for (const { from, to } of imports) reached.get(from)?.add(to);
    for (const modules of reached.values())
      for (const one of modules) for (const next of reached.get(one) ?? []) modules.add(next);
    expect(Math.max(...[...reached.values()].map(({ size }) => size))).toBeGreaterThan(10);
    const cycles = imports.filter(({ from, to }) => reached.get(to)?.has(from));
    const pairs = [...new Set(cycles.map(({ from, to }) => `${from} imports ${to}`))].map((pair) => ({
      pair,
      files: cycles.filter(({ from, to }) => `${from} imports ${to}` === pair).map(({ file }) => file),
    }));
    // First the one that is easiest to take away again.
    pairs.sort((one, other) => one.files.length - other.files.length);
    expect(pairs.map(({ pair, files }) => `${pair}: ${files.join(', ')}`)).toEqual([]);
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
