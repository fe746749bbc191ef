const PROBLEM = 'what_problem_are_you_solving';
const TRACTION = 'what_traction_do_you_have_so_far';
const LOSS = 'Small dairies lose 14% of their milk to spoilage';
const PAYING = '38 farms pay 45 euros a month';

/** What tells the parts of the example report apart; they add up to its scores, 81 and 7.4. */
export const EXAMPLE_DIMENSIONS = [
  { dimension: 'programme_alignment', score: 85, weight: 0.25, ...restingOn(PROBLEM, LOSS) },
  { dimension: 'team_strength', score: 84, weight: 0.25, ...restingOn(TRACTION, PAYING) },
  { dimension: 'traction', score: 76, weight: 0.2, ...restingOn(TRACTION, PAYING) },
  { dimension: 'market_potential', score: 80, weight: 0.15, ...restingOn(PROBLEM, LOSS) },
  {
    dimension: 'differentiation',
    score: 77,
    weight: 0.15,
    ...restingOn(PROBLEM, 'a failing cooler is noticed hours too late'),
  },
];

function restingOn(key: string, quote: string): object {
  return {
    coverage: 'addressed',
    reasoning: `It is told in particulars: “${quote}”. One more figure would make it stronger.`,
    evidence: [{ key, quote }],
  };
}

export const EXAMPLE_CRITERIA = [
  {
    criterion: 'novelty',
    score: 72,
    weight: 0.3,
    coverage: 'addressed',
    reasoning:
      'It is said what is new about it: “a failing cooler is noticed hours too late” (answer: problem). ' +
      'Worth asking: who has measured how far it differs from what exists?',
    evidence: [{ key: PROBLEM, quote: 'a failing cooler is noticed hours too late' }],
  },
  {
    criterion: 'feasibility',
    score: 76,
    weight: 0.3,
    coverage: 'addressed',
    reasoning: `There is evidence that it can be delivered: “${PAYING}” (answer: traction).`,
    evidence: [{ key: TRACTION, quote: PAYING }],
  },
  {
    criterion: 'market_size',
    score: 74,
    weight: 0.2,
    coverage: 'partly_addressed',
    reasoning: `It is said which market it is: “${LOSS}” (answer: problem). Worth asking: how many such dairies are there?`,
    evidence: [{ key: PROBLEM, quote: LOSS }],
  },
  {
    criterion: 'defensibility',
    score: 74,
    weight: 0.2,
    coverage: 'partly_addressed',
    reasoning:
      'What comes nearest to what keeps others from doing the same is ' +
      '“monthly revenue grew from 400 to 1,710 euros” (answer: traction).',
    evidence: [{ key: TRACTION, quote: 'monthly revenue grew from 400 to 1,710 euros' }],
  },
];
