import { PackReports1795219268000 } from '../../../src/database/migrations/1795219268000-pack-reports.js';
import { TellHowSureReportsAre1795219297000 } from '../../../src/database/migrations/1795219297000-tell-how-sure-reports-are.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { application, submitAndWait, World } from '../../support/world.js';

interface Report {
  readonly fit_dimensions: readonly { dimension: string; score: number; weight: number }[];
  readonly strength_criteria: unknown;
  readonly provenance: Record<string, unknown>;
}

type Packed = Omit<Report, 'fit_dimensions'> & { readonly fit_dimensions: readonly unknown[][] };

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await startTestApp();
  world = await World.create(service);
});
afterAll(() => service.close());

async function stored(): Promise<Packed> {
  const [report] = await service.database.query<Packed[]>(
    'select fit_dimensions, strength_criteria, provenance from insights_reports',
  );
  if (report === undefined) throw new Error('No report was stored');
  return report;
}

it('reads a report of an earlier version as its caller read it then, and what was not told yet as unknown', async () => {
  const id = String((await submitAndWait(world.live, application((await world.cohort()).id)))['id']);
  const read = async (): Promise<Report> =>
    (await world.live.get<Report>(`/v1/api/applications/${id}/insights?include=provenance`)).body;
  const [shown, packed] = [await read(), await stored()];
  expect(JSON.stringify(packed)).not.toContain('"weight"');

  const runner = service.database.createQueryRunner();
  const [pack, tellHowSure] = [new PackReports1795219268000(), new TellHowSureReportsAre1795219297000()];
  await tellHowSure.down(runner);
  await pack.down(runner);
  const { left_out: _, ...provenance } = shown.provenance;
  const dimensions = shown.fit_dimensions.map(({ dimension, score, weight }) => ({ dimension, score, weight }));
  expect(await stored()).toEqual({
    fit_dimensions: dimensions,
    strength_criteria: shown.strength_criteria,
    provenance,
  });
  await pack.up(runner);
  await tellHowSure.up(runner);
  await runner.release();

  expect(await stored()).toEqual({
    ...packed,
    fit_dimensions: packed.fit_dimensions.map((dimension) => dimension.slice(0, 3)),
  });
  const unknown = { coverage: null, reasoning: '', evidence: [] };
  expect(await read()).toEqual({
    ...shown,
    fit_dimensions: dimensions.map((dimension) => ({ ...dimension, ...unknown })),
    confidence: null,
    clarity_roles: [],
  });
});
