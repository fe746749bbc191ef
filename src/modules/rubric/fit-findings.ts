import { type FindingWords } from './findings.js';

export const FIT_FINDINGS = {
  programme_relevance: {
    subject: 'how close it is to the brief',
    nothing: 'No subject of the brief was found in what the answers tell as facts',
    found: [
      'One subject of the brief comes up',
      'Some subjects of the brief come up',
      'Most subjects of the brief come up',
      'The subjects of the brief come up throughout',
    ],
    askForDetail: 'which part of the brief does the venture serve, and for whom?',
    askForProof: 'what has it done already on the subject of the brief?',
    second: 'More facts on what the brief asks for',
  },
  founder_problem_fit: {
    subject: 'what prepared the founders for this problem',
    nothing: 'Nothing was found on what prepared the founders for this problem',
    unclear: 'The answer on the team does not yet show what prepared the founders for this problem',
    found: [
      'It is hardly said what prepared the founders for this problem',
      'It is said who the founders are',
      'The founders have a record in work that prepared them for this problem',
      'The founders have several records in work that prepared them for this problem',
    ],
    askForDetail: 'how long, where and in what role have the founders worked on this problem?',
    askForProof: 'what have the founders built, run or achieved that prepared them for this problem?',
    second: 'More of what the founders achieved there',
  },
  traction_evidence: {
    subject: 'proof that people want it',
    nothing: 'No test, use or sale was found',
    unclear: 'The answers on progress do not yet show a test, use or sale',
    found: [
      'It is hardly shown that people want it',
      'It is said how far it has come',
      'People pay for it',
      'It grows, or customers come back',
    ],
    askForDetail: 'who has tried it or promised to buy it, how many, and what came of it?',
    askForProof: 'who pays for it, how much, and do they come back?',
    askOfNone: 'what has to be reached before somebody pays for it, and how much would that be?',
    second: 'More on growth, or on customers who come back,',
  },
  advantage: {
    subject: 'an advantage over what people use today',
    nothing: 'Nothing was found on what it does better than what people use today',
    unclear: 'The answer on competitors does not yet show what it does better than what people use today',
    found: [
      'It is hardly said what it does better than what people use today',
      'It is said how it compares with what people use today',
      'There is evidence of an advantage over what people use today',
      'There is evidence of several advantages over what people use today',
    ],
    askForDetail: 'how much cheaper, faster or better is it than what customers use today?',
    askForProof: 'who has measured the advantage, and how?',
    second: 'A comparison by somebody outside, with its figures,',
  },
} as const satisfies Record<string, FindingWords>;
