import { type RoleLexicon } from '../role-lexicon.js';

export const problem: RoleLexicon = {
  role: 'problem',
  tells: [
    'problem*', 'pain*', 'lose', 'loses', 'losing', 'lost', 'waste*', 'struggl*', 'suffer*', 'fail', 'fails',
    'failed', 'failing', 'failure*', 'cannot', 'can t', 'unable', 'difficult*', 'hard to', 'too late', 'too slow',
    'too expensive', 'too costly', 'delay*', 'shortage*', 'lack', 'lacks', 'lacking', 'missing', 'missed', 'miss',
    'broken', 'burden*', 'frustrat*', 'challenge*', 'risk of', 'error*', 'mistake*', 'spoil*', 'no show*', 'manual*',
    'by hand', 'paper', 'cost them', 'costs them', 'costs a', 'costs the', 'rejected', 'unpaid', 'unsafe', 'die',
    'dies', 'deaths', 'undiagnosed', 'backlog*', 'bottleneck*', 'downtime', 'breakdown*', 'goes to waste',
    'go to waste', 'without access', 'no access', 'hours a week', 'hours a day', 'never been', 'never checked',
    'overdue', 'unanswered', 'wrong', 'go back', 'drop out', 'give up', 'violen*', 'costly', 'afford', 'do not know',
    'don t know', 'forget', 'wait', 'waits', 'waiting', 'slow', 'inefficien*', 'unreliable', 'fraud', 'theft',
    'penalt*', 'late', 'overpay*', 'shut*', 'barrier*', 'gap', 'gaps', 'issue*',
  ],
  except: [
    'how do they solve', 'solve this problem', 'solving this problem', 'solves this problem', 'solve the problem',
    'solved this problem', 'understand the problem', 'know this problem', 'problem today', 'paper trial', 'need from',
    'need help', 'no problem', 'close the gap', 'problem solution fit',
  ],
};
