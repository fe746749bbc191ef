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
      'The problem is told in the words of its trade, or with a date or a figure.',
      'The problem is measured, with a date, a source, a comparison or something already done to establish it.',
      'Six or more different figures, from more than one statement, establish the problem.',
    ],
  },
  {
    id: 'solution',
    source: 'clarity',
    question: 'Is it clear what the venture makes and how it works?',
    levels: [
      'No product or service is described.',
      'A product or service is named in general words.',
      'It is said how it works, with what, or at what measure.',
      'What it does is measured, with a date, a source, a comparison or a completed step.',
      'Six or more different figures, from more than one statement, show what it does.',
    ],
  },
  {
    id: 'customer',
    source: 'clarity',
    question: 'Is it clear who buys or uses it?',
    levels: [
      'No customer is named.',
      'Customers are mentioned in general words.',
      'A particular group of people or organisations is named.',
      'The group is counted or otherwise measured.',
      'Six or more different figures, from more than one statement, measure the group or its behaviour.',
    ],
  },
  {
    id: 'market',
    source: 'clarity',
    question: 'Is it clear how large the market is and where that figure comes from?',
    levels: [
      'Nothing is said about the market.',
      'A market is mentioned in general words.',
      'The market has a figure, a place or a named source.',
      'The figure comes with a source, a date, a comparison or the calculation behind it.',
      'Six or more different figures, from more than one statement, support the size of the market.',
    ],
  },
  {
    id: 'business_model',
    source: 'clarity',
    question: 'Is it clear who pays, how much, and what it costs to deliver?',
    levels: [
      'No way of earning money is described.',
      'A way of earning money is mentioned in general words.',
      'A price, a cost or a named payer is given.',
      'A price or margin is given per customer, period or unit, or has been charged already.',
      'Six or more different figures, from more than one statement, support price, cost or margin.',
    ],
  },
  {
    id: 'traction',
    source: 'clarity',
    question: 'Is it clear what has happened so far?',
    levels: [
      'No progress is reported.',
      'Progress is mentioned in general words.',
      'Progress comes with a figure, a date or a name.',
      'A measured result is reported as done, dated or compared.',
      'Measured results with six or more different figures, from more than one statement, are reported.',
    ],
  },
  {
    id: 'competition',
    source: 'clarity',
    question: 'Is it clear what people use instead and how this differs?',
    levels: [
      'No alternative is mentioned.',
      'Alternatives are mentioned in general words.',
      'An alternative is named, or the difference is put in figures.',
      'A named alternative is compared by a measured difference.',
      'Comparisons with six or more different figures, from more than one statement, are made.',
    ],
  },
  {
    id: 'team',
    source: 'clarity',
    question: 'Is it clear who does the work and what prepares them for it?',
    levels: [
      'Nothing is said about the team.',
      'A team is mentioned in general words.',
      'Roles, employers, trades or years of experience are given.',
      'Experience is measured and tied to something done.',
      'Facts of that kind with six or more different figures, from more than one statement, are given.',
    ],
  },
  {
    id: 'why_now',
    source: 'clarity',
    question: 'Is it clear what has changed that makes this possible or urgent?',
    levels: [
      'Nothing is said about timing.',
      'A change is mentioned in general words.',
      'The change has a date, a figure or a name.',
      'The change is measured or dated, and shown to have happened.',
      'Changes with six or more different figures or dates, from more than one statement, are shown.',
    ],
  },
  {
    id: 'ask',
    source: 'clarity',
    question: 'Is it clear what the venture needs and what it would do with it?',
    levels: [
      'No need or goal is stated.',
      'A need is stated in general words.',
      'The need has an amount, a term or a named purpose.',
      'Amount and purpose, or goal and term, are given together.',
      'Needs and goals with six or more different figures, from more than one statement, are given.',
    ],
  },
  {
    id: 'communication',
    source: 'clarity',
    question: 'Is it told in particulars, whatever its length, style and command of English?',
    levels: [
      'Hardly a statement is about anything in particular.',
      'Several statements speak of a subject of their own, without measured facts.',
      'At least two different figures are reported as done, dated, sourced or compared.',
      'At least ten different figures are reported as done, dated, sourced or compared.',
      'At least twenty-two different figures are reported as done, dated, sourced or compared.',
    ],
  },
] as const satisfies readonly Criterion[];
