/** What is counted or measured without a plural. */
export const COUNTED_SINGULARS: ReadonlySet<string> = new Set([
  'people', 'staff', 'churn', 'retention', 'margin', 'mrr', 'arr', 'revenue',
]);

/** Plurals that measure time, money or size and count nothing of the venture's. */
export const UNCOUNTED: ReadonlySet<string> = new Set([
  'years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds', 'quarters', 'euros', 'dollars', 'pounds', 'cents',
  'shillings', 'rupees', 'pesos', 'francs', 'percents', 'points', 'times', 'metres', 'meters', 'miles', 'tonnes', 'tons',
  'litres', 'liters', 'grams', 'hectares', 'acres', 'degrees', 'steps', 'words', 'questions', 'things', 'founders',
  'is', 'was', 'has', 'does', 'as', 'this', 'us', 'plus', 'less', 'versus',
]);

/** A sentence with one of these counts at another time, in another part, for another purpose, or something hoped for. */
export const OTHER_COUNTS: ReadonlySet<string> = new Set([
  'plan', 'plans', 'planned', 'will', 'want', 'wants', 'would', 'could', 'can', 'may', 'might', 'target', 'goal', 'aim',
  'hope', 'expect', 'by', 'until', 'till', 'next', 'first', 'second', 'third', 'last', 'ago', 'before', 'after', 'since',
  'when', 'then', 'now', 'new', 'more', 'another', 'other', 'others', 'further', 'additional', 'up', 'down', 'grew',
  'grow', 'rose', 'fell', 'from', 'to', 'of', 'out', 'average', 'median', 'each', 'per', 'every', 'interviewed',
  'interviews', 'asked', 'talked', 'spoke', 'surveyed', 'met', 'visited', 'among', 'total', 'all', 'market', 'there',
  'between', 'pilot', 'pilots', 'piloted', 'trial', 'trials', 'tested', 'test', 'waiting', 'signed', 'lost', 'left',
  'cancelled', 'canceled', 'renewed', 'competitor', 'competitors', 'than', 'over', 'under', 'within', 'in', 'during',
]);

/** A sentence with one of these speaks of the venture's own customers. */
export const OWN_COUNTS: ReadonlySet<string> = new Set([
  'we', 'our', 'us', 'use', 'uses', 'using', 'pay', 'pays', 'paying', 'customer', 'customers', 'client', 'clients',
  'users', 'serve', 'serves', 'live', 'i',
]);
