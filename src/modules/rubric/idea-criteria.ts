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
      'Six or more different figures, from more than one statement, show what is new.',
    ],
  },
  {
    id: 'feasibility',
    source: 'idea_strength',
    question: 'What shows that it can be built and delivered?',
    levels: [
      'Nothing in particular is said of what is to be built.',
      'Several statements say in particular what is to be built, without measured facts.',
      'At least three different figures tell of what has been tested, built, delivered or counted.',
      'At least seven different figures tell of what has been tested, built, delivered or counted.',
      'At least eighteen different figures tell of what has been tested, built, delivered or counted.',
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
      'Six or more different figures, from more than one statement, support the size.',
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
      'Six or more different figures, from more than one statement, support the protection.',
    ],
  },
] as const satisfies readonly Criterion[];
