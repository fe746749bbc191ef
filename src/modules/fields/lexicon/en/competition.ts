import { type RoleLexicon } from '../role-lexicon.js';

export const competition: RoleLexicon = {
  role: 'competition',
  tells: [
    'competitor*', 'compet*', 'alternative*', 'incumbent*', 'unlike', 'instead of', 'compared', 'versus', 'vs',
    'rather than', 'differ', 'differs', 'different from', 'cheaper', 'faster than', 'better than', 'less than',
    'half the price', 'half the cost', 'switch*', 'spreadsheet*', 'excel', 'status quo', 'existing', 'nobody else',
    'no one else', 'none of them', 'only one', 'the only', 'rivals', 'advantage*', 'moat', 'patent*', 'exclusive*',
    'they charge', 'they do not', 'they don t', 'none offers', 'does not offer', 'do not offer', 'do not serve',
    'ignores', 'ignore', 'neither', 'pen and paper', 'in house', 'today they use', 'currently use', 'instead',
    'use instead', 'take months', 'months to install', 'to install', 'cost over', 'costs over', 'cost more',
    'most teams use', 'same work', 'similar', 'agencies', 'consultants', 'big vendors', 'proprietary', 'hard to copy',
  ],
  except: [
    'competition prize', 'won the competition', 'pitch competition*', 'competitions', 'alternative funding',
    'alternative email', 'alternative contact', 'alternative phone', 'different countries', 'unique identifier',
    'fuel alternative',
  ],
};
