import { type RoleLexicon } from '../role-lexicon.js';

export const ask: RoleLexicon = {
  role: 'ask',
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
