import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { STRONG } from '../../support/sample-applications.js';
import { application, submitAndWait, World } from '../../support/world.js';

interface Part {
  score: number;
  weight: number;
  coverage: string;
  reasoning: string;
  evidence: { key: string; quote: string }[];
}

interface Report extends Record<string, unknown> {
  clarity_score: number;
  founder_fit_score: number;
  idea_strength_score: number;
  overall_score: number;
  fit_dimensions: Part[];
  strength_criteria: Part[];
  clarity_roles: { role: string; state: string }[];
  verdict: string;
}

let service: TestApp;
let world: World;
let cohortId: string;
let id: string;
let report: Report;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  cohortId = (await world.cohort()).id;
  id = String((await submitAndWait(world.live, application(cohortId)))['id']);
  report = (await world.live.get<Report>(`/v1/api/applications/${id}/insights`)).body;
});

describe('GET /v1/api/applications/{submission_id}/insights', () => {
  it('has exactly the promised fields, of the promised scales', () => {
    expect(Object.keys(report).sort()).toEqual(
      [
        'id',
        'submission_id',
        'business_summary',
        'clarity_score',
        'founder_fit_score',
        'idea_strength_score',
        'industry_field',
        'fit_reasoning',
        'fit_dimensions',
        'strength_criteria',
        'verdict',
        'guard_rail_flags',
        'generated_at',
        'overall_score',
        'confidence',
        'clarity_roles',
      ].sort(),
    );
    expect(report['submission_id']).toBe(id);
    expect(report['generated_at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/);
    for (const score of [report.clarity_score, report.founder_fit_score]) {
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
    }
    expect(report.idea_strength_score).toBe(Math.round(report.idea_strength_score * 10) / 10);
  });

  it('adds up: every number can be computed again from the parts it shows', () => {
    const sum = (parts: { score: number; weight: number }[]): number =>
      parts.reduce((total, { score, weight }) => total + Math.round(score * weight * 1_000_000), 0) / 1_000_000;
    expect(report.founder_fit_score).toBe(Math.floor(sum(report.fit_dimensions) + 0.5));
    expect(report.idea_strength_score).toBe(Math.floor(sum(report.strength_criteria) + 0.5) / 10);
    const composite = 0.3 * report.clarity_score + 0.4 * report.founder_fit_score + 3 * report.idea_strength_score;
    expect(report.overall_score).toBeCloseTo(composite, 8);
    expect(report.overall_score).toBe(Math.round(report.overall_score * 10) / 10);
    const expected =
      composite >= 75
        ? 'COHORT_PERFECT'
        : composite >= 60
          ? 'COHORT_STRONG'
          : composite >= 45
            ? 'COHORT_POSSIBLE'
            : 'COHORT_UNLIKELY';
    expect(report.verdict).toBe(expected);
  });

  it('cites only what stands in the answer that it names', () => {
    const values = new Map(STRONG.map(({ key, value }) => [key, value]));
    for (const parts of [report.strength_criteria, report.fit_dimensions]) {
      const evidence = parts.flatMap((part) => part.evidence);
      expect(evidence.length).toBeGreaterThan(0);
      for (const { key, quote } of evidence) expect(values.get(key)).toContain(quote);
    }
    for (const criterion of report.strength_criteria.filter((item) => item.evidence.length === 0)) {
      expect(criterion).toMatchObject({ coverage: 'not_addressed' });
      expect(criterion.score).toBeLessThanOrEqual(40);
    }
  });

  it('says how sure it is, how each role is told, and what each dimension of fit rests on', () => {
    expect(report['confidence']).toBe('high');
    expect(report.clarity_roles).toHaveLength(10);
    expect(report.clarity_roles).toContainEqual({ role: 'problem', state: 'told' });
    for (const { coverage, reasoning, evidence } of report.fit_dimensions) {
      expect(reasoning).not.toBe('');
      expect(coverage === 'not_addressed').toBe(evidence.length === 0);
    }
  });

  it('tells on request how it came about', async () => {
    const { body } = await world.live.get(`/v1/api/applications/${id}/insights?include=provenance`);
    expect(body['provenance']).toEqual({
      reviewer: expect.any(String) as string,
      version: expect.any(String) as string,
      model: expect.any(String) as string,
      prompt_version: null,
      rubric_version: expect.any(String) as string,
      rubric_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      degraded: false,
      degraded_reason: null,
      left_out: [],
      usage: { input_tokens: 0, output_tokens: 0 },
      duration_ms: expect.any(Number) as number,
      attempts: 1,
      thresholds: { perfect: 75, strong: 60, possible: 45 },
    });
    expect((await world.live.get(`/v1/api/applications/${id}/insights?include=all`)).status).toBe(400);
  });

  it('is the same for the same answers', async () => {
    const again = String((await submitAndWait(world.test, application(cohortId, { founder_name: 'Bo Li' })))['id']);
    const { body } = await world.test.get<Report>(`/v1/api/applications/${again}/insights`);
    const own = { id: '', submission_id: '', generated_at: '' };
    expect({ ...body, ...own }).toEqual({ ...report, ...own });
  });

  it('is refused without its scope, and unknown to those who may not see the submission', async () => {
    const { client } = await world.key({ scopes: ['applications:read', 'applications:write'] });
    expect((await client.get(`/v1/api/applications/${id}/insights`)).body).toMatchObject({
      code: 'insufficient_scope',
      required_scopes: ['insights:read'],
    });
    for (const answer of [
      await world.test.get(`/v1/api/applications/${id}/insights`),
      await (await World.create(service)).live.get(`/v1/api/applications/${id}/insights`),
      await world.live.get('/v1/api/applications/x/insights'),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ error: 'Submission not found', code: 'submission_not_found' });
    }
  });
});
