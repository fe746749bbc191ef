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
      'An employer, a trade, a place or a length of time is given.',
      'Experience is measured and tied to something done.',
      'Facts of that kind with six or more different figures, from more than one statement, are given.',
    ],
  },
  {
    id: 'traction_evidence',
    source: 'founder_fit',
    question: 'How far has the venture proved that people want it?',
    levels: [
      'Nothing has been tried, or nothing is said of it.',
      'A prototype, test or round of interviews is reported.',
      'People use it: a pilot or users, with a figure.',
      'People pay for it, with a figure.',
      'Paid or regular use grows or repeats, with figures.',
    ],
  },
  {
    id: 'advantage',
    source: 'founder_fit',
    question: 'What does this do better than what people use today?',
    levels: [
      'No advantage is stated.',
      'An advantage is stated in general words.',
      'The advantage is tied to a name, a group or a figure.',
      'The advantage is measured against something else.',
      'Measured advantages with six or more different figures, from more than one statement, are given.',
    ],
  },
] as const satisfies readonly Criterion[];
