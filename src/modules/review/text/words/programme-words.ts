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

/** Everyday words that name a field: in a brief they are themes, though anybody may use them. */
export const FIELD_WORDS: readonly string[] = [
  'health', 'food', 'energy', 'climate', 'education', 'school', 'student', 'teacher', 'children', 'women', 'youth',
  'community', 'city', 'home', 'house', 'water', 'art', 'arts', 'game', 'games', 'travel', 'trip', 'sport', 'music', 'news',
  'finance', 'financial', 'income', 'family', 'parents', 'traffic', 'car', 'clean', 'security', 'software', 'data',
  'machine', 'device', 'retail', 'trade', 'government', 'legal', 'production', 'work', 'job', 'skills', 'learning',
  'wellbeing', 'wellness', 'machine', 'robot', 'ai', 'consumer', 'commerce', 'property', 'material', 'industrial',
];
