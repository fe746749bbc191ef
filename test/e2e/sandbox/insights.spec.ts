import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type ApiClient } from '../../support/api-client.js';
import { application, submitAndWait, World } from '../../support/world.js';

const pathOf = (id: string): string => `/v1/api/sandbox/applications/${id}/insights`;

interface Report {
  founder_fit_score: number;
  idea_strength_score: number;
  fit_dimensions: { dimension: string; score: number; weight: number }[];
  strength_criteria: { criterion: string; score: number; weight: number }[];
  clarity_roles: { role: string; state: string }[];
}

const keysOf = (item: object): string[] => Object.keys(item).sort();

let service: TestApp;
let sandbox: ApiClient;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  sandbox = world.test;
});

it('reads the stub report for any id', async () => {
  const { status, body } = await sandbox.get<Report>(pathOf('any-id'));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    submission_id: 'any-id',
    clarity_score: 78,
    founder_fit_score: 81,
    idea_strength_score: 74,
    overall_score: 78,
    confidence: 'high',
    verdict: 'COHORT_PERFECT',
    guard_rail_flags: [],
  });
  const scores = Object.fromEntries(body.fit_dimensions.map(({ dimension, score }) => [dimension, score]));
  expect(scores).toEqual({
    programme_alignment: 85,
    team_strength: 84,
    traction: 76,
    market_potential: 80,
    differentiation: 77,
  });
  const strengths = Object.fromEntries(body.strength_criteria.map(({ criterion, score }) => [criterion, score]));
  expect(strengths).toEqual({ novelty: 72, feasibility: 76, market_size: 74, defensibility: 74 });
  expect((await sandbox.get(pathOf('any-id'))).text).toBe((await sandbox.get(pathOf('any-id'))).text);
});

it('adds up', async () => {
  const { body } = await sandbox.get<Report>(pathOf('any-id'));
  const sum = (parts: { score: number; weight: number }[]): number =>
    parts.reduce((total, { score, weight }) => total + score * weight, 0);
  expect(sum(body.fit_dimensions)).toBeCloseTo(body.founder_fit_score, 10);
  expect(sum(body.strength_criteria)).toBeCloseTo(body.idea_strength_score, 10);
});

it('has the shape of a live report', async () => {
  const record = await submitAndWait(sandbox, application((await world.cohort()).id));
  const live = await sandbox.get<Report>(`/v1/api/applications/${String(record['id'])}/insights`);
  const stub = await sandbox.get<Report>(pathOf('any-id'));
  expect(keysOf(stub.body)).toEqual(keysOf(live.body));
  for (const list of ['fit_dimensions', 'strength_criteria', 'clarity_roles'] as const) {
    expect(stub.body[list].map(keysOf)).toEqual(live.body[list].map(keysOf));
  }
});

it('knows no submission of an id that cannot be one', async () => {
  const { status, body } = await sandbox.get(pathOf('%00'));
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'submission_not_found' });
});
