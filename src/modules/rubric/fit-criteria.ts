import { type Criterion } from './criterion.js';

export const FIT_CRITERIA = [
  {
    id: 'programme_relevance',
    source: 'founder_fit',
    question: "Do the facts given bear on the programme's brief?",
    levels: [
      'Nothing in the answers touches the brief.',
      'A theme of the brief is touched.',
      'Some themes of the brief appear in factual statements.',
      'Most themes of the brief appear in factual statements.',
      'The themes of the brief run through the factual statements.',
    ],
  },
  {
    id: 'founder_problem_fit',
    source: 'founder_fit',
    question: 'Does what the founders did before prepare them for this problem?',
    levels: [
      'No experience is described.',
      'Experience is mentioned in general words.',
      'It is told in particulars where and how the founders met this problem.',
      'It is borne out by what they did there: where, for how long, with what result.',
      'Several independent records of that kind are given.',
    ],
  },
  {
    id: 'traction_evidence',
    source: 'founder_fit',
    question: 'How far has the venture proved that people want it?',
    levels: [
      'Nothing has been tried, or nothing is said of it.',
      'A prototype, a test or a round of interviews is reported.',
      'People use it, told so that it could be checked.',
      'People pay for it, told so that it could be checked.',
      'Paid or regular use grows or repeats, told so that it could be checked.',
    ],
  },
  {
    id: 'advantage',
    source: 'founder_fit',
    question: 'What does this do better than what people use today?',
    levels: [
      'No advantage is stated.',
      'An advantage is stated in general words.',
      'It is told in particulars what is better than what people use today.',
      'The advantage is borne out by something tried, measured or documented.',
      'Several independent advantages of that kind are shown.',
    ],
  },
] as const satisfies readonly Criterion[];
