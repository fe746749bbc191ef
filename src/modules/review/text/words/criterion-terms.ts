/** Words that speak to one criterion of founder fit or idea strength. A trailing `*` stands for any ending. */
export const CRITERION_TERMS = {
  founder_problem_fit: [
    'years at', 'years as', 'years in', 'years of', 'year at', 'year as', 'worked at', 'worked as', 'worked for',
    'worked in', 'worked with', 'i worked', 'i ran', 'i led', 'i managed', 'i spent', 'i was', 'i am', 'led',
    'managed', 'my own', 'my family', 'my mother', 'my father', 'my parents', 'grew up', 'lived', 'firsthand',
    'first hand', 'myself', 'nurse', 'doctor', 'physician', 'engineer', 'scientist', 'agronomist', 'teacher',
    'economist', 'developer', 'designer', 'researcher', 'accountant', 'lawyer', 'phd', 'degree', 'studied',
    'previously', 'formerly', 'founded', 'cofounded', 'co founded', 'built and sold', 'shipped', 'published',
    'full time', 'worked together', 'known each other', 'we met', 'experience', 'trained as', 'qualified',
    'certified', 'operations', 'product manager', 'data scientist', 'electrician', 'farmer', 'driver', 'yrs', 'head of',
    'manager', 'officer', 'director', 'analyst', 'lead at', 'led', 'pathologist', 'dentist', 'pharmacist', 'midwife', 'vet',
    'biologist', 'chemist', 'physicist', 'architect', 'mechanic', 'technician', 'welder', 'carpenter', 'baker', 'chef',
    'brewer', 'grower', 'fisher', 'captain', 'pilot for', 'lawyer', 'solicitor', 'actuary', 'actuaries', 'auditor', 'banker',
    'trader', 'buyer at', 'treasurer', 'journalist', 'editor', 'professor', 'lecturer', 'postdoc', 'master s', 'diploma',
    'bsc', 'msc', 'mba', 'trained in', 'qualified as', 'formerly', 'ex', 'for a living', 'hydrologist', 'surveyor',
    'carer', 'social worker', 'coach', 'programmer', 'software engineer', 'founding', 'serial', 'consultant', 'clerk',
    'worked on', 'used to', 'before that', 'veteran', 'wrote', 'built', 'ran', 'served as', 'sold', 'owned', 'headed',
  ],
  market_size: [
    'market', 'markets', 'tam', 'sam', 'som', 'addressable', 'billion', 'bn', 'million', 'worldwide', 'globally',
    'households', 'number of', 'there are', 'spend', 'spends', 'spent on', 'demand', 'per year', 'a year',
    'each year', 'annually', 'worth', 'in the country', 'industry', 'sector', 'potential', 'nationwide', 'across',
    'census', 'imports', 'approx', 'approximately', 'roughly', 'estimate*', 'association', 'federation',
    'registered', 'opportunity',
  ],
  advantage: [
    'cheaper', 'faster', 'lower', 'less', 'fewer', 'unlike', 'instead', 'better', 'advantage*', 'differ*', 'only',
    'switch*', 'accura*', 'exclusive*', 'half', 'save', 'saves', 'saved', 'cut', 'cuts', 'reduc*', 'without',
    'no other', 'none', 'does not', 'do not', 'don t', 'doesn t', 'offline',
  ],
  novelty: [
    'the first', 'first to', 'first in', 's first', 'the only', 'only one', 'a new', 'our new', 'new way',
    'new method', 'new kind', 'newly', 'unlike', 'nobody', 'no one', 'none', 'novel', 'patent*', 'different',
    'differently', 'instead', 'never', 'until now', 'previously', 'proprietary', 'discover*', 'invent*', 'combine',
    'combines', 'for the first time', 'not been', 'unique', 'no other', 'whereas', 'rather than', 'without',
    'replaces', 'replace',
  ],
  defensibility: [
    'patent*', 'exclusive*', 'proprietary', 'data set', 'dataset', 'data sets', 'own data', 'our data', 'labelled',
    'labeled', 'network effect*', 'switching cost*', 'contract*', 'licence*', 'license*', 'regulatory approval',
    'certif*', 'integrat*', 'trade secret*', 'moat', 'lock in', 'to replicate', 'replicate', 'hard to copy',
    'to copy', 'copy', 'years to', 'months to', 'know how', 'agreement*', 'trademark*', 'registered', 'accredit*',
    'history of', 'records from', 'trained on', 'long term', 'only supplier', 'sole', 'partnership*', 'years of data',
    'the only', 'switch',
  ],
} as const satisfies Record<string, readonly string[]>;

export type TermCriterion = keyof typeof CRITERION_TERMS;

/** The rungs of proof that somebody wants it, lowest first. */
export const TRACTION_LADDER = {
  prototype: [
    'prototype*', 'mvp', 'demo', 'waitlist', 'waiting list', 'interview*', 'surveyed', 'built', 'tested',
    'landing page', 'trial', 'trials', 'trialled',
  ],
  use: [
    'pilot*', 'users', 'beta', 'active', 'downloads', 'download*', 'letters of intent', 'letter of intent', 'lois',
    'sign ups', 'signups', 'signed up', 'members', 'used', 'use it', 'uses it', 'using it', 'enrolled', 'installed',
    'deployed', 'onboarded', 'volunteers', 'served', 'serve', 'serves', 'trained', 'students', 'patients', 'treated',
    'on loan', 'trial*', 'in use', 'customers', 'delivered', 'subscribers', 'tried it', 'use us', 'sites', 'participants',
    'families used', 'booked', 'connected', 'joined', 'visits', 'listed', 'waiting list', 'sampled', 'samples',
  ],
  payment: [
    'paying', 'pay us', 'pays us', 'paid us', 'paid', 'pays', 'pay', 'revenue*', 'sold', 'sales', 'turnover', 'mrr', 'arr',
    'invoiced', 'billed', 'bought', 'purchase orders', 'orders', 'income', 'premium', 'premiums', 'policies', 'subscribers',
    'customers', 'took in', 'earned', 'contracts', 'contracted', 'per month from', 'gross margin', 'ebitda', 'profitable',
    'booked', 'net revenue', 'takings', 'fees', 'gmv', 'fare', 'fares', 'advance*', 'lent', 'disbursed',
  ],
  growth: [
    'grew', 'grown', 'growth', 'grow', 'growing', 'month over month', 'renew*', 'repeat*', 'retention', 'retained',
    'churn', 'reorder*', 'expanded', 'doubled', 'tripled', 'up from', 'from zero', 'rose', 'per month for',
    'every month', 'year before', 'the year before', 'last year', 'was', 'again', 'stay', 'stayed', 'increased', 'up to',
  ],
} as const satisfies Record<string, readonly string[]>;

export type LadderRung = keyof typeof TRACTION_LADDER;
