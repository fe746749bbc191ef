import { type Finding } from './findings.js';

export const FIT_FINDINGS = {
  programme_relevance: {
    subject: 'The fit with the brief',
    steps: [
      'One theme of the brief is touched',
      'Some themes of the brief come up',
      'Most themes of the brief come up',
      'The themes of the brief run through the answers',
    ],
    nothing: "No statement of fact was recognised that touches the programme's brief",
    askForDetail: 'which part of the brief does the venture serve, and for whom?',
    askForProof: 'what has it done already on the subject of the brief?',
    second: 'More facts on the themes of the brief',
  },
  founder_problem_fit: {
    subject: "The founders' preparation for this problem",
    nothing: 'No statement was recognised of what prepared the founders for this problem',
    askForDetail: 'how long, where and in what role have the founders worked on this problem?',
    askForProof: 'what did they build, run or achieve there?',
    second: 'A second founder or position with its own record',
  },
  traction_evidence: {
    subject: 'Proof that people want it',
    steps: ['It was tried or asked about', 'People use it', 'People pay for it', 'Paid or regular use grows'],
    nothing: 'No test, use or sale was recognised',
    askForDetail: 'how many people or organisations use it today, and since when?',
    askForProof: 'does anybody pay for it, how many, and how much?',
    second: 'Growth or renewals, told so that one can check them,',
  },
  advantage: {
    subject: 'The advantage over what people use today',
    nothing: 'No advantage over what people use today was recognised',
    askForDetail: 'how much cheaper, faster or better is it than what customers use today?',
    askForProof: 'against which product was the advantage measured, and how?',
    second: 'A second advantage measured against something else',
  },
} as const satisfies Record<string, Finding>;
