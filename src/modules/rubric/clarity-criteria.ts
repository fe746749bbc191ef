import { type Criterion } from './criterion.js';

/** One criterion per clarity role, and one for how far it is all told in particulars. Figures that are repeated count once. */
export const CLARITY_CRITERIA = [
  {
    id: 'problem',
    source: 'clarity',
    question: 'Is it clear what goes wrong, for whom, and how much that costs them?',
    levels: [
      'No problem is stated.',
      'A problem is stated in general words.',
      'It is told in particulars what goes wrong, for whom, when, or what it costs them.',
      'The problem is borne out by something measured, seen at first hand or documented.',
      'Several independent statements of that kind bear the problem out.',
    ],
  },
  {
    id: 'solution',
    source: 'clarity',
    question: 'Is it clear what the venture makes and how it works?',
    levels: [
      'No product or service is described.',
      'A product or service is named in general words.',
      'It is told in particulars what it is and how it works.',
      'What it does is borne out by something built, tried or measured.',
      'Several independent statements of that kind bear out what it does.',
    ],
  },
  {
    id: 'customer',
    source: 'clarity',
    question: 'Is it clear who buys or uses it?',
    levels: [
      'No customer is named.',
      'Customers are mentioned in general words.',
      'It is told in particulars who buys or uses it, and how they act.',
      'It is borne out by customers who were met, counted or served.',
      'Several independent statements of that kind bear it out.',
    ],
  },
  {
    id: 'market',
    source: 'clarity',
    question: 'Is it clear how large the market is and where that figure comes from?',
    levels: [
      'Nothing is said about the market.',
      'A market is mentioned in general words.',
      'The market is told in particulars: where, which part of it, who counts to it.',
      'Its size is borne out by a source, a count or a calculation that can be checked.',
      'Several independent statements of that kind bear its size out.',
    ],
  },
  {
    id: 'business_model',
    source: 'clarity',
    question: 'Is it clear who pays, how much, and what it costs to deliver?',
    levels: [
      'No way of earning money is described.',
      'A way of earning money is mentioned in general words.',
      'It is told in particulars who pays what for what, or what it costs.',
      'It is borne out by prices that were paid, costs that were met or terms that were signed.',
      'Several independent statements of that kind bear it out.',
    ],
  },
  {
    id: 'traction',
    source: 'clarity',
    question: 'Is it clear what has happened so far?',
    levels: [
      'No progress is reported.',
      'Progress is mentioned in general words.',
      'It is told in particulars what was reached, by whom or with whom.',
      'It is borne out by results that were measured, seen or documented.',
      'Several independent results of that kind are reported.',
    ],
  },
  {
    id: 'competition',
    source: 'clarity',
    question: 'Is it clear what people use instead and how this differs?',
    levels: [
      'No alternative is mentioned.',
      'Alternatives are mentioned in general words.',
      'It is told in particulars what people use instead, and what differs.',
      'The difference is borne out by something tried, measured or documented.',
      'Several independent comparisons of that kind are made.',
    ],
  },
  {
    id: 'team',
    source: 'clarity',
    question: 'Is it clear who does the work and what prepares them for it?',
    levels: [
      'Nothing is said about the team.',
      'A team is mentioned in general words.',
      'It is told in particulars who does what, and where they come from.',
      'What they have done is borne out: where, for how long, with what result.',
      'Several independent records of that kind are given.',
    ],
  },
  {
    id: 'why_now',
    source: 'clarity',
    question: 'Is it clear what has changed that makes this possible or urgent?',
    levels: [
      'Nothing is said about timing.',
      'A change is mentioned in general words.',
      'It is told in particulars what has changed, where and when.',
      'The change is borne out by a law, a price, a date or something seen to have happened.',
      'Several independent changes of that kind are shown.',
    ],
  },
  {
    id: 'ask',
    source: 'clarity',
    question: 'Is it clear what the venture needs and what it would do with it?',
    levels: [
      'No need or goal is stated.',
      'A need is stated in general words.',
      'It is told in particulars what is needed and what for.',
      'It is borne out by what it costs, by whom it was offered, or by what it will pay for.',
      'Several parts of it are borne out in that way.',
    ],
  },
  {
    id: 'communication',
    source: 'clarity',
    question: 'Is it told in particulars, whatever its length, style and command of English?',
    levels: [
      'Hardly a statement is about anything in particular.',
      'A few statements are told in particulars.',
      'Many statements are told in particulars, or some are borne out.',
      'Much of the application is borne out by what was done, measured or documented.',
      'Nearly everything that matters is told in particulars or borne out.',
    ],
  },
] as const satisfies readonly Criterion[];
