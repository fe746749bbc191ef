import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { gzipSync } from 'node:zlib';

const LARGEST = 12_000;
const manifest = JSON.parse(readFileSync('sdk/package.json', 'utf8')) as Record<string, unknown>;

describe('the package', () => {
  it('depends on nothing, and is of the version of the service', () => {
    expect(Object.keys(manifest).filter((name) => name.endsWith('ependencies'))).toEqual([]);
    const service = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
    expect(manifest['version']).toBe(service['version']);
  });

  it.each(['esm', 'cjs'])('is small, and names no module of Node (%s)', (format) => {
    const code = readFileSync(join('sdk', 'dist', format, 'index.js'));
    expect(gzipSync(code).length).toBeLessThanOrEqual(LARGEST);
    expect(code.toString()).not.toMatch(/\brequire\(|\bfrom "|\bprocess\.|\bBuffer\b/);
  });

  it('is in order for publint', async () => {
    const { messages } = await publint({ pkgDir: 'sdk', strict: true });
    expect(messages).toEqual([]);
  });

  it('has the right types for every way in which it is loaded', () => {
    const attw = join('node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
    const output = execFileSync(process.execPath, [attw, '--pack', 'sdk', '--format', 'json'], { encoding: 'utf8' });
    const { analysis } = JSON.parse(output) as { analysis: { types: unknown; problems: unknown[] } };
    expect(analysis.types).not.toBe(false);
    expect(analysis.problems).toEqual([]);
  });
});
