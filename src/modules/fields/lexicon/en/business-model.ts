import { type RoleLexicon } from '../role-lexicon.js';

export const businessModel: RoleLexicon = {
  role: 'business_model',
  asksClearly: [
    'business model', 'revenue model', 'revenue stream', 'revenue streams', 'make money', 'making money',
    'earn money', 'generate revenue', 'generate income', 'monetise', 'monetize', 'monetisation', 'monetization',
    'pricing', 'price', 'price point', 'how much do you charge', 'charge', 'unit economics', 'gross margin',
    'margins', 'ltv', 'cac', 'cost structure', 'go to market', 'route to market', 'market entry', 'sales strategy',
    'marketing strategy', 'email marketing', 'marketing plan', 'sales channel*', 'distribution',
    'distribution channel*', 'acquire customers', 'customer acquisition', 'first 100', 'get your first',
    'get the first', 'find customers', 'reach your customers', 'reach customers', 'get customers', 'reach your users',
    'acquire users', 'get users', 'attract customers', 'financial sustainability', 'financially sustainable',
    'sustain', 'sustainability plan', 'funding model', 'income sources', 'who pays for', 'pay for your product',
    'pay for your service', 'customers pay', 'scale your business', 'growth strategy', 'financial model',
    'financial projections', 'how will you scale', 'plan to scale', 'commercialise', 'commercialize',
    'commercial model',
  ],
  asksWeakly: ['revenue', 'sales', 'marketing', 'money', 'scale', 'sell', 'paid', 'cost'],
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
