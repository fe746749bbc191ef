import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { validatorOf } from '../../support/document-validator.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, submitAndWait, World } from '../../support/world.js';

interface Rubric {
  readonly version: string;
  readonly hash: string;
  readonly criteria: readonly { readonly id: string; readonly levels: readonly string[] }[];
  readonly fit_dimensions: readonly {
    readonly dimension: string;
    readonly weight: number;
    readonly criteria: readonly { criterion: string }[];
  }[];
  readonly strength_criteria: readonly {
    readonly criterion: string;
    readonly weight: number;
    readonly criteria: readonly { criterion: string }[];
  }[];
  readonly composite: Readonly<Record<string, number>>;
}

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});

it('shows the rubric that reports say they were made by, as documented', async () => {
  const answer = await portal.get<Rubric>('/v1/portal/rubric');
  expect(answer.status).toBe(200);
  expect(validatorOf(service).problemOfAnswer('GET', '/v1/portal/rubric', answer)).toBeNull();
  const { id } = await submitAndWait(world.live, application((await world.cohort()).id));
  const { body } = await portal.get<{ report: Record<string, unknown> }>(`/v1/portal/submissions/${String(id)}`);
  const { version, hash, fit_dimensions: dimensions, strength_criteria: strengths } = answer.body;
  expect(body.report['provenance']).toMatchObject({ rubric_version: version, rubric_hash: hash });
  const reported = body.report as {
    fit_dimensions: { dimension: string; weight: number }[];
    strength_criteria: { criterion: string; weight: number }[];
  };
  expect(dimensions.map(({ dimension, weight }) => [dimension, weight])).toEqual(
    reported.fit_dimensions.map(({ dimension, weight }) => [dimension, weight]),
  );
  expect(strengths.map(({ criterion, weight }) => [criterion, weight])).toEqual(
    reported.strength_criteria.map(({ criterion, weight }) => [criterion, weight]),
  );
});

it('explains every criterion that a number is made from', async () => {
  const { body } = await portal.get<Rubric>('/v1/portal/rubric');
  const known = new Set(body.criteria.map(({ id }) => id));
  for (const { levels } of body.criteria) expect(new Set(levels).size).toBe(5);
  for (const { criteria } of [...body.fit_dimensions, ...body.strength_criteria]) {
    expect(criteria.length).toBeGreaterThan(0);
    for (const { criterion } of criteria) expect(known).toContain(criterion);
  }
  expect(body.composite).toEqual({ clarity_score: 0.3, founder_fit_score: 0.4, idea_strength_score: 0.3 });
});
