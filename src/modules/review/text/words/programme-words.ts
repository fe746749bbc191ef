/** Words of every programme's brief: sharing them says nothing about fit. */
export const PROGRAMME_WORDS: readonly string[] = [
  'programme', 'program', 'accelerator', 'incubator', 'cohort', 'founder', 'founders', 'startup', 'startups', 'start',
  'early', 'stage', 'seed', 'company', 'companies', 'venture', 'ventures', 'business', 'businesses', 'team', 'teams',
  'idea', 'ideas', 'apply', 'application', 'applications', 'applicant', 'applicants', 'week', 'weeks', 'month',
  'months', 'year', 'years', 'mentor', 'mentors', 'mentoring', 'mentorship', 'support', 'supports', 'help', 'helps',
  'fund', 'funding', 'funds', 'grant', 'grants', 'invest', 'investment', 'investors', 'equity', 'look', 'looking',
  'seek', 'seeking', 'select', 'selected', 'build', 'building', 'work', 'working', 'want', 'need', 'needs', 'make',
  'making', 'people', 'world', 'solve', 'solving', 'problem', 'problems', 'solution', 'solutions', 'product',
  'products', 'market', 'markets', 'customer', 'customers', 'users', 'growth', 'grow', 'growing', 'impact',
  'innovation', 'innovative', 'technology', 'technologies', 'tech', 'new', 'strong', 'clear', 'good', 'great', 'best',
  'based', 'focus', 'focused', 'focusing', 'provide', 'provides', 'offer', 'offers', 'network', 'access', 'partner',
  'partners', 'project', 'projects', 'back', 'ambitious', 'first', 'real', 'use', 'using', 'welcome', 'open', 'join',
  'especially', 'including', 'across', 'example', 'well', 'many', 'measurable', 'evidence', 'least', 'able', 'ready',
  'scale', 'scalable', 'scaling', 'revenue', 'traction', 'pilot', 'pilots', 'prefer', 'preferred', 'prioritise',
  'prioritize', 'worldwide', 'global', 'globally',
];
