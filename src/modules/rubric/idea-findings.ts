import { type FindingWords } from './findings.js';

export const IDEA_FINDINGS = {
  novelty: {
    subject: 'what is new about it',
    nothing: 'Nothing was found that sets it apart from what exists',
    found: [
      'It is hardly said what is new about it',
      'It is said what is new about it',
      'There is evidence of something new about it',
      'There is evidence of several things that are new about it',
    ],
    askForDetail: 'what can a customer do with it that could not be done before, and by how much does it differ?',
    askForProof: 'has anybody outside compared it with what exists, and with what result?',
    second: 'A figure by somebody outside for how far it differs',
  },
  feasibility: {
    subject: 'how it is to be delivered',
    nothing: 'No test, delivery or approval was found',
    found: [
      'It is hardly said what has been built or delivered',
      'It is said how it works or will be built',
      'There is evidence that it can be delivered',
      'There is ample evidence that it can be delivered',
    ],
    askForDetail: 'what has been built or delivered so far, how many, and how well did it work?',
    askForProof: 'what has worked so far, and who else has seen or measured it?',
    second: 'A test or delivery that somebody outside has checked',
  },
  market_size: {
    subject: 'the size of the market',
    nothing: 'Nothing was found on how large the market is',
    unclear: 'The answer on the market does not yet show how large the market is',
    found: [
      'It is hardly said how large the market is',
      'It is said which market it is',
      'The size of the market is given so that it can be checked',
      'The size of the market is given by several figures that can be checked',
    ],
    askForDetail: 'how many such customers could be reached, and what would they spend on this in a year?',
    askForProof: 'how many of these customers can be reached, and by when?',
    second: 'More on what part of it can be won, and by when,',
  },
  defensibility: {
    subject: 'what keeps others from doing the same',
    nothing: 'Nothing was found that keeps others from doing the same',
    found: [
      'It is hardly said what keeps others from doing the same',
      'It is said what keeps others from doing the same',
      'There is evidence of something that keeps others from doing the same',
      'There is evidence of several things that keep others from doing the same',
    ],
    askForDetail: 'what would take a newcomer longest to copy, and how long?',
    askForProof: 'since when is what protects it in place, and what would it cost to get round it?',
    second: 'A figure for how long others would need to catch up',
  },
} as const satisfies Record<string, FindingWords>;
