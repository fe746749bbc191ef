import { type RoleLexicon } from '../role-lexicon.js';

export const businessModel: RoleLexicon = {
  role: 'business_model',
  tells: [
    'charge*', 'pay', 'pays', 'paying', 'paid', 'price*', 'pricing', 'fee', 'fees', 'subscription*', 'commission',
    'per month', 'a month', 'per seat', 'per year', 'a year', 'per user', 'per order', 'per transaction',
    'per clinic', 'licence*', 'license*', 'margin*', 'gross margin', 'revenue*', 'sell', 'sells', 'sold', 'sales',
    'rent', 'rents', 'lease*', 'unit cost', 'costs us', 'cost us', 'cost of', 'payback', 'ltv', 'cac', 'break even',
    'resell*', 'distributor*', 'channel*', 'invoice*', 'royalt*', 'freemium', 'tier', 'tiers', 'plan costs',
    'prepaid', 'acquisition cost', 'earn', 'earns', 'take rate', 'contract*', 'procure*', 'reimburse*', 'profit*',
    'monetis*', 'monetiz*', 'we bill',
  ],
  except: [
    'sales team', 'how much revenue', 'monthly revenue', 'current revenue', 'annual revenue', 'revenue to date',
    'current sales', 'loses', 'pay attention',
  ],
};
