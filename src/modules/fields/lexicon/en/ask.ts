import { type RoleLexicon } from '../role-lexicon.js';

export const ask: RoleLexicon = {
  role: 'ask',
  asksClearly: [
    'raising', 'raise', 'fundraising', 'fundraise', 'funding', 'funds', 'use of funds', 'use the funds',
    'use the grant', 'spend the grant', 'grant amount', 'investment', 'invest', 'how much money', 'how much capital',
    'amount requested', 'requested amount', 'requesting', 'budget', 'ask', 'need from', 'need most', 'looking for',
    'hope to achieve', 'hope to gain', 'hope to get', 'want to achieve', 'want from', 'expect from', 'expectations',
    'get out of', 'gain from', 'support do you need', 'support are you', 'kind of support', 'help do you need',
    'need help', 'help you', 'help with', 'why are you applying', 'why do you want', 'why this programme',
    'why this program', 'why this accelerator', 'why do you wish', 'why are you interested', 'why our',
    'interest in this', 'interested in joining', 'goals for', 'your goals', 'next 12 months', 'next six months',
    'next 6 months', 'valuation', 'runway', 'how would you use the', 'how will you use the', 'how would you use this',
    'how will you use this', 'would you do with', 'mentor', 'mentors', 'mentoring', 'mentorship', 'benefit from',
    'why apply', 'resources do you need', 'goals', 'plans for', 'why do you need', 'how will you spend',
    'how would you spend', 'motivation for applying',
  ],
  asksWeakly: [
    'support', 'help', 'programme', 'program', 'accelerator', 'cohort', 'grant', 'capital', 'join', 'need',
  ],
  tells: [
    'we ask', 'we are asking', 'asking for', 'we need', 'i need', 'we want', 'we seek', 'seeking', 'we are looking',
    'looking for', 'raising', 'raise', 'grant', 'funding', 'fund the', 'funds', 'investment', 'invest', 'budget',
    'mentor*', 'introduction*', 'intro', 'intros', 'access to', 'help with', 'help us', 'support', 'programme',
    'program', 'accelerator', 'cohort', 'runway', 'to hire', 'hire', 'next six months', 'next 12 months', 'next year',
    'would use', 'will use', 'spend it', 'we would spend', 'milestone*', 'goal*', 'by the end', 'advice', 'coaching',
    'pilot sites', 'lab space', 'credits', 'certification costs', 'partner with us', 'demo day', 'network',
  ],
  except: [
    'already raised', 'funding to date', 'neural network', 'network effect*', 'customer support', 'network of',
    'support tickets', 'support staff', 'ask your customers', 'help your customers', 'help them', 'funding model',
    'raise awareness', 'help people',
  ],
};
