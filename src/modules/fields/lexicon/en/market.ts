import { type RoleLexicon } from '../role-lexicon.js';

export const market: RoleLexicon = {
  role: 'market',
  tells: [
    'market', 'markets', 'tam', 'sam', 'som', 'addressable', 'industry', 'sector', 'demand for', 'demand is',
    'demand in', 'spend on', 'spends', 'spending', 'spent on', 'worth', 'billion', 'bn', 'worldwide', 'globally',
    'nationwide', 'across the country', 'in the country', 'in our country', 'in our city', 'in our region',
    'each year', 'every year', 'in the region', 'there are', 'number of', 'per year on', 'each year on', 'a year on',
    'market share', 'market size', 'potential customers', 'opportunity', 'grows by', 'growing at', 'growing by',
    'cagr', 'imports', 'exports', 'gdp', 'annual spend', 'purchase*',
  ],
  except: [
    'go to market', 'to market strategy', 'route to market', 'market entry', 'farmers market', 'market stall',
    'market day', 'marketing', 'in the market today', 'competitive market', 'market leader', 'time to market',
    'other players in the market', 'product market fit',
  ],
};
