import { type SandboxInsightsDto } from './dto/sandbox-insights.dto.js';

const PROBLEM = 'what_problem_are_you_solving';
const TEAM = 'who_is_on_your_team';
const TRACTION = 'what_traction_do_you_have_so_far';

/** Every value fixed; the scores are the weighted sums of their parts, as in a live report. */
const REPORT: Omit<SandboxInsightsDto, 'submission_id'> = {
  id: '01960f2e-0000-7000-8000-000000000004',
  business_summary: 'Sensors that warn small dairies before a milk cooler fails, sold to farms by subscription.',
  clarity_score: 78,
  founder_fit_score: 81,
  idea_strength_score: 74,
  industry_field: 'Agritech',
  fit_reasoning: 'Strongest on programme alignment and team; traction is the dimension with the most room to grow.',
  fit_dimensions: [
    {
      dimension: 'programme_alignment',
      score: 85,
      weight: 0.25,
      coverage: 'addressed',
      reasoning: 'Answers the brief in its own words: spoilt milk of small farms.',
      evidence: [{ key: PROBLEM, quote: 'Small dairies lose 14% of their milk to spoilage' }],
    },
    {
      dimension: 'team_strength',
      score: 84,
      weight: 0.25,
      coverage: 'addressed',
      reasoning: 'Years with these very machines prepared the founders for it.',
      evidence: [{ key: TEAM, quote: 'eight years of repairing milk coolers' }],
    },
    {
      dimension: 'traction',
      score: 76,
      weight: 0.2,
      coverage: 'addressed',
      reasoning: 'Proof that people want it: they pay, and more of them each month.',
      evidence: [{ key: TRACTION, quote: '38 farms pay 45 euros a month' }],
    },
    {
      dimension: 'market_potential',
      score: 80,
      weight: 0.15,
      coverage: 'addressed',
      reasoning: 'What a farm loses is measured; the number of farms would make it stronger.',
      evidence: [{ key: PROBLEM, quote: 'Small dairies lose 14% of their milk to spoilage' }],
    },
    {
      dimension: 'differentiation',
      score: 77,
      weight: 0.15,
      coverage: 'addressed',
      reasoning: 'What people use today is named, and what it misses.',
      evidence: [{ key: PROBLEM, quote: 'a failing cooler is noticed hours too late' }],
    },
  ],
  strength_criteria: [
    {
      criterion: 'novelty',
      score: 72,
      weight: 0.3,
      coverage: 'addressed',
      reasoning: 'Names a gap that present coolers leave open.',
      evidence: [{ key: PROBLEM, quote: 'a failing cooler is noticed hours too late' }],
    },
    {
      criterion: 'feasibility',
      score: 76,
      weight: 0.3,
      coverage: 'addressed',
      reasoning: 'Paying customers show that it works and can be delivered.',
      evidence: [{ key: TRACTION, quote: '38 farms pay 45 euros a month' }],
    },
    {
      criterion: 'market_size',
      score: 74,
      weight: 0.2,
      coverage: 'partly_addressed',
      reasoning: 'The loss for each farm is measured, the number of farms is not.',
      evidence: [{ key: PROBLEM, quote: 'Small dairies lose 14% of their milk to spoilage' }],
    },
    {
      criterion: 'defensibility',
      score: 74,
      weight: 0.2,
      coverage: 'partly_addressed',
      reasoning: 'Growing revenue hints at customers who stay.',
      evidence: [{ key: TRACTION, quote: 'monthly revenue grew from 400 to 1,710 euros' }],
    },
  ],
  verdict: 'COHORT_PERFECT',
  guard_rail_flags: [],
  generated_at: '2026-01-15T09:30:20.000',
  overall_score: 78,
  confidence: 'high',
  clarity_roles: [
    { role: 'problem', state: 'told' },
    { role: 'solution', state: 'told' },
    { role: 'customer', state: 'told' },
    { role: 'market', state: 'partly' },
    { role: 'business_model', state: 'told' },
    { role: 'traction', state: 'told' },
    { role: 'competition', state: 'partly' },
    { role: 'team', state: 'told' },
    { role: 'why_now', state: 'not_asked' },
    { role: 'ask', state: 'missing' },
  ],
};

export function stubReport(submissionId: string): SandboxInsightsDto {
  const { id, ...rest } = REPORT;
  return { id, submission_id: submissionId, ...rest };
}
