import { readFileSync } from 'node:fs';
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
    INTAKE_KEY: world.keys.test,
    INTAKE_URL: service.baseUrl,
  });
  // The only complaint is the one of the sample about errors.
  expect({ code, complaints }).toEqual({ code: 0, complaints: expect.stringMatching(/^404 schema_not_found \S+\n$/) });
  expect(output).toContain('test\n');
  expect(output).toContain('\ncomplete\n');
  expect(output).toMatch(/\nCOHORT_[A-Z]+ [\d.]+\n/);
  expect(output).toMatch(/\n1 1\n/);
  expect(output).toMatch(/\napplication\.completed [0-9a-f-]{36}\n$/);
});
