import { type Criterion } from './criterion.js';

export const IDEA_CRITERIA = [
  {
    id: 'novelty',
    source: 'idea_strength',
    question: 'What is new here, set against what exists?',
    levels: [
      'Nothing new is pointed out.',
      'Something is called new or different.',
      'It is told in particulars what is new against what exists.',
      'What is new is borne out by something tried, measured or documented.',
      'Several independent statements of that kind bear it out.',
    ],
  },
  {
    id: 'feasibility',
    source: 'idea_strength',
    question: 'What shows that it can be built and delivered?',
    levels: [
      'Nothing in particular is said of what is to be built.',
      'It is said in general words how it will be built or delivered.',
      'It is told in particulars how it is built, tested or delivered.',
      'It is borne out by what was built, tested, certified or delivered.',
      'Several independent steps of that kind are shown.',
    ],
  },
  {
    id: 'market_size',
    source: 'idea_strength',
    question: 'What shows that the market is large enough?',
    levels: [
      'No size is given.',
      'A market or a demand is mentioned.',
      'It is told in particulars where the demand is, and whose.',
      'The size is borne out by a source, a count or a calculation that can be checked.',
      'Several independent statements of that kind bear it out.',
    ],
  },
  {
    id: 'defensibility',
    source: 'idea_strength',
    question: 'What keeps others from doing the same?',
    levels: [
      'No protection is pointed out.',
      'Some protection is claimed.',
      'It is told in particulars what others would have to do to catch up.',
      'The protection is borne out by what was already obtained, agreed or built.',
      'Several independent protections of that kind are shown.',
    ],
  },
] as const satisfies readonly Criterion[];
