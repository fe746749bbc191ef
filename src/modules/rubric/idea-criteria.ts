import { type Criterion } from './criterion.js';

export const IDEA_CRITERIA = [
  {
    id: 'novelty',
    source: 'idea_strength',
    question: 'What is new here, set against what exists?',
    levels: [
      'Nothing new is pointed out.',
      'Something is called new or different.',
      'What is new is tied to a name, a group, a date or a figure.',
      'What is new is measured or dated against what exists.',
      'Two independent facts show what is new.',
    ],
  },
  {
    id: 'feasibility',
    source: 'idea_strength',
    question: 'What shows that it can be built and delivered?',
    levels: [
      'Nothing shows that it can be built.',
      'Something is said to work or to be under test.',
      'What works is tied to a place, a group, a date or a figure.',
      'A measured test, delivery or approval is reported.',
      'Two independent measured tests, deliveries or approvals are reported.',
    ],
  },
  {
    id: 'market_size',
    source: 'idea_strength',
    question: 'What shows that the market is large enough?',
    levels: [
      'No size is given.',
      'A market or a demand is mentioned.',
      'A figure, a place or a source is given.',
      'A figure comes with its source, date, comparison or calculation.',
      'Two independent figures support the size.',
    ],
  },
  {
    id: 'defensibility',
    source: 'idea_strength',
    question: 'What keeps others from doing the same?',
    levels: [
      'No protection is pointed out.',
      'Some protection is claimed.',
      'The protection is tied to a name, a group, a date or a figure.',
      'The protection is measured, dated or already obtained.',
      'Two independent facts support the protection.',
    ],
  },
] as const satisfies readonly Criterion[];
