import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

  it('is in order for publint', () => {
    const publint = join('checks', 'node_modules', 'publint', 'src', 'cli.js');
    const output = execFileSync(process.execPath, [publint, 'sdk', '--strict'], { encoding: 'utf8' });
    expect(output).toContain('All good!');
  });

  it('has the right types for every way in which it is loaded', () => {
    const attw = join('checks', 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
    const output = execFileSync(process.execPath, [attw, '--pack', 'sdk', '--format', 'json'], { encoding: 'utf8' });
    const { analysis } = JSON.parse(output) as { analysis: { types: unknown; problems: unknown[] } };
    expect(analysis.types).not.toBe(false);
    expect(analysis.problems).toEqual([]);
  });
});
