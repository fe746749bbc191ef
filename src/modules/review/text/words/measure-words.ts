export const CURRENCY_WORDS: ReadonlySet<string> = new Set([
  'usd', 'eur', 'gbp', 'kes', 'ngn', 'inr', 'zar', 'ghs', 'ugx', 'tzs', 'rwf', 'brl', 'mxn', 'cad', 'aud', 'chf',
  'sek', 'nok', 'dkk', 'pln', 'jpy', 'cny', 'sgd', 'idr', 'php', 'vnd', 'dollar', 'dollars', 'euro', 'euros', 'pound',
  'pounds', 'pence', 'cent', 'cents', 'shillings', 'naira', 'rupees', 'francs', 'pesos', 'reais', 'rand', 'kronor',
  'kroner', 'yen', 'yuan', 'cedis',
]);

export const PERCENT_WORDS: ReadonlySet<string> = new Set(['percent', 'pct', 'pp']);

export const DURATION_WORDS: ReadonlySet<string> = new Set([
  'second', 'seconds', 'minute', 'minutes', 'hour', 'hours', 'day', 'days', 'week', 'weeks', 'month', 'months',
  'quarter', 'quarters', 'year', 'years', 'yrs', 'hrs', 'mins', 'decade', 'decades',
]);

/** Without "may", which is a month only by its capital. */
export const MONTHS: ReadonlySet<string> = new Set([
  'january', 'february', 'march', 'april', 'june', 'july', 'august', 'september', 'october', 'november', 'december',
  'jan', 'feb', 'apr', 'jun', 'jul', 'aug', 'sep', 'sept', 'oct', 'nov', 'dec',
]);

/** "Last year", "this spring". */
export const RECENT: ReadonlySet<string> = new Set(['last', 'this', 'past', 'next', 'coming']);
export const PERIODS: ReadonlySet<string> = new Set([
  'week', 'month', 'quarter', 'year', 'spring', 'winter', 'season',
]);

/** What follows a number that only counts along: "3rd", "10x". */
export const NUMBER_SUFFIXES: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th', 'x']);

/** Round figures of speech that measure nothing as percentages: "100% committed". */
export const FIGURES_OF_SPEECH: ReadonlySet<string> = new Set(['100', '110', '1000', '0', '1']);

/** A month's name after one of these is a month. */
export const BEFORE_MONTHS: ReadonlySet<string> = new Set([
  'in', 'since', 'until', 'till', 'by', 'from', 'to', 'last', 'this', 'next', 'early', 'late', 'mid', 'end', 'of',
  'before', 'after', 'through', 'during', 'every', 'each', 'between', 'and', 'for', 'on',
]);

/** What sums of money and shares are of. */
export const METRICS: ReadonlySet<string> = new Set([
  'mrr', 'arr', 'revenue', 'revenues', 'turnover', 'sales', 'margin', 'churn', 'retention', 'profit', 'ebitda', 'burn',
  'price', 'income', 'premium', 'volume', 'conversion', 'renewal', 'cac', 'ltv', 'payback',
]);

/** Counted, these count nothing: "three times a day". */
export const COUNTLESS: ReadonlySet<string> = new Set(['time', 'times', 'things', 'thing', 'ways', 'steps', 'reasons', 'parts', 'words', 'x']);

/** After "of", these say that something particular is counted. */
export const DETERMINERS: ReadonlySet<string> = new Set([
  'the', 'our', 'their', 'these', 'those', 'them', 'us', 'my', 'your', 'its', 'all', 'his', 'her',
]);

/** With "from" behind them, two figures are of one thing: "rose from 400 to 1,710 euros". */
export const CHANGE_VERBS: ReadonlySet<string> = new Set([
  'grew', 'grown', 'grows', 'grow', 'rose', 'risen', 'rises', 'rise', 'fell', 'fallen', 'falls', 'fall', 'went', 'gone', 'goes',
  'dropped', 'drops', 'drop', 'increased', 'increases', 'increase', 'decreased', 'decreases', 'decrease', 'jumped', 'climbed',
  'shrank', 'cut', 'cuts', 'reduced', 'reduces', 'improved', 'improves', 'brought', 'moved', 'up', 'down',
]);
