import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sharedTestApp } from '../setup/shared-app.js';
import { fencedBlocks } from '../support/fenced-blocks.js';
import { run } from '../support/programs.js';
import { World } from '../support/world.js';

it('docs/sdk.md: its samples, one after the other, are a program that runs', async () => {
  const service = await sharedTestApp();
  const world = await World.create(service);
  await world.cohort();
  const blocks = fencedBlocks(readFileSync('docs/sdk.md', 'utf8')).filter(({ language }) => language === 'js');
  const program = blocks.map(({ text }) => text).join('\n');
  const { code, output, complaints } = await run(process.execPath, ['--input-type=module', '--eval', program], {
    INTAKE_API_KEY: world.keys.test,
    INTAKE_BASE_URL: service.baseUrl,
  });
  // The only complaint is the one of the sample about errors.
  expect({ code, complaints }).toEqual({ code: 0, complaints: expect.stringMatching(/^404 schema_not_found \S+\n$/) });
  expect(output).toContain('test\n');
  expect(output).toContain('\ncomplete\n');
  expect(output).toMatch(/\nCOHORT_[A-Z]+ [\d.]+\n/);
  expect(output).toMatch(/\n1 1\n/);
  expect(output).toMatch(/\napplication\.completed [0-9a-f-]{36}\n$/);
});

it('sdk/README.md: its sample is a program in strict TypeScript, which runs', async () => {
  const [sample] = fencedBlocks(readFileSync('sdk/README.md', 'utf8')).filter(({ language }) => language === 'ts');
  const folder = mkdtempSync(join(tmpdir(), 'intake-sdk-'));
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    target: 'es2022',
    module: 'nodenext',
    outDir: 'out',
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
    paths: { '@application-intake/sdk': [resolve('sdk/dist/esm/index.d.ts')] },
  };
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'sample.ts'), sample?.text ?? '');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['sample.ts'] }));
    const compiler = resolve('node_modules/typescript/bin/tsc');
    expect(await run(process.execPath, [compiler, '-p', folder], {})).toMatchObject({ code: 0, output: '' });
    const service = await sharedTestApp();
    const world = await World.create(service);
    await world.cohort();
    const program = readFileSync(join(folder, 'out', 'sample.js'), 'utf8');
    const ran = await run(process.execPath, ['--input-type=module', '--eval', program], {
      INTAKE_API_KEY: world.keys.test,
      INTAKE_BASE_URL: service.baseUrl,
    });
    expect(ran).toEqual({
      code: 0,
      complaints: '',
      output: expect.stringMatching(/^COHORT_[A-Z]+ [\d.]+\n$/) as string,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
