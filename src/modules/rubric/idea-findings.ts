import { type Finding } from './findings.js';

export const IDEA_FINDINGS = {
  novelty: {
    subject: 'What is new',
    nothing: 'No statement was recognised that sets something new against what exists',
    askForDetail: 'what can a customer do with it that could not be done before, and by how much does it differ?',
    askForProof: 'how was the difference from what exists measured, and when?',
    second: 'A second, independent figure against what exists',
  },
  feasibility: {
    subject: 'What shows that it can be delivered',
    nothing: 'No test, delivery or approval was recognised',
    askForDetail: 'what has been built or delivered so far, how many, and how well did it work?',
    askForProof: 'when was this measured, on how many cases, and by whom?',
    second: 'A second test, delivery or approval with its own figure',
  },
  market_size: {
    subject: 'The size of the market',
    nothing: 'No figure for the size of the market was recognised',
    askForDetail: 'how many such customers are there, and what do they spend on this in a year?',
    askForProof: 'where does the figure come from, and how was it worked out?',
    second: 'A second figure for the market from another source',
  },
  defensibility: {
    subject: 'What keeps others from doing the same',
    nothing: 'Nothing was recognised that keeps others from doing the same',
    askForDetail: 'what would take a newcomer longest to copy, and how long?',
    askForProof: 'since when is that protection in place, and what would it cost to get round it?',
    second: 'A second protection that does not rest on the first',
  },
} as const satisfies Record<string, Finding>;
