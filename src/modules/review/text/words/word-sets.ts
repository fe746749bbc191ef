/** Written with a capital, but the name of nothing in particular. */
export const GENERIC_CAPITALS: ReadonlySet<string> = new Set([
  'ai', 'api', 'sms', 'saas', 'ceo', 'cto', 'coo', 'it', 'iot', 'ml', 'llm', 'app', 'mvp', 'b2b', 'b2c', 'hr', 'pr',
  'vc', 'url', 'ok', 'esg', 'roi', 'kpi', 'r', 'crm', 'erp', 'x', 'web3', 'vr', 'ar', 'nft', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday',
  'sunday', 'mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays', 'sundays',
]);

/** Written with a capital inside a sentence as parts of what an institution is called, and hardly ever as a surname. */
export const INSTITUTION_WORDS: ReadonlySet<string> = new Set([
  'university', 'institute', 'ministry', 'association', 'federation', 'census', 'council', 'agency', 'registry',
  'department', 'hospital', 'school', 'academy', 'college', 'laboratory', 'standard', 'directive', 'regulation', 'act',
  'regulator', 'authority', 'commission', 'court', 'android', 'excel', 'whatsapp', 'facebook', 'instagram', 'google',
]);

/** Speaks for the venture. */
export const FIRST_PERSON: ReadonlySet<string> = new Set([
  'we', 'our', 'us', 'ours', 'i', 'my', 'me', 'mine', 'ourselves', 'myself',
]);

/** Who tells of oneself, or of everybody and for ever, tells a story or says what nobody can check. */
export const STORY_WORDS: ReadonlySet<string> = new Set([
  'i', 'my', 'me', 'mine', 'myself', 'everyone', 'everybody', 'everything', 'anyone', 'anybody', 'nobody', 'nothing', 'always',
  'never', 'forever', 'world', 'life', 'love',
]);

/** Words of ventures that essays about anything else hardly have: what is said with one of these may count as being about one. */
export const SURE_VENTURE_WORDS: ReadonlySet<string> = new Set([
  'customer', 'customers', 'client', 'clients', 'user', 'users', 'buyer', 'buyers', 'pilot', 'pilots', 'piloted', 'prototype',
  'prototypes', 'revenue', 'revenues', 'sales', 'sold', 'sell', 'sells', 'paying', 'mrr', 'arr', 'margin', 'margins', 'price',
  'prices', 'priced', 'pricing', 'contract', 'contracts', 'patent', 'patents', 'patented', 'founder', 'founders', 'cofounder',
  'cto', 'ceo', 'competitor', 'competitors', 'subscription', 'subscriptions', 'subscribers', 'investor', 'investors', 'invest',
  'app', 'apps', 'software', 'widget', 'product', 'products', 'payback', 'orders', 'installed', 'trial', 'trials', 'churn',
  'retention', 'renewed', 'renewal', 'grant', 'seed', 'equity', 'runway', 'burn', 'engineers', 'sensor', 'sensors', 'api',
  'vendor', 'vendors', 'supplier', 'suppliers', 'distributor', 'distributors', 'retailers', 'wholesalers', 'certification',
  'certified', 'licence', 'license', 'licences', 'licenses', 'invoice', 'invoices', 'salespeople', 'accuracy', 'precision',
  'recall', 'uptime', 'shipped', 'beta', 'mvp', 'demo', 'dataset', 'deployed', 'units', 'ebitda', 'turnover', 'audited', 'b2b',
  'saas', 'premium', 'policies', 'insured', 'deals', 'prospects', 'conversion', 'onboarded', 'signups', 'downloads', 'paid',
  'charge', 'charges', 'charged', 'pay', 'pays', 'income', 'unit', 'interviewed', 'surveyed', 'waitlist', 'operators', 'manufacturing',
]);

/** A figure that stands with one of these is of something that somebody makes, runs or tries. */
export const MEASURED_WORK_WORDS: ReadonlySet<string> = new Set([
  'booking', 'bookings', 'interviews', 'warranty', 'inspection', 'inspections', 'sensitivity', 'specificity', 'baseline',
  'rework', 'defect', 'defects', 'downtime', 'throughput', 'failures', 'failure', 'faults', 'error', 'errors', 'leased',
  'lease', 'loan', 'loans', 'fee', 'fees', 'rent', 'tender', 'tenders', 'procurement', 'survey', 'completed', 'dropouts',
  'enrolled', 'patients', 'households', 'hectares', 'tonnes', 'kwh', 'warehouse', 'delivery', 'deliveries', 'shipments',
  'detection', 'samples', 'sample', 'tested', 'batch', 'batches', 'yield', 'yields', 'cycles', 'lab', 'laboratory',
  'certificate', 'insurer', 'insurers', 'insurance', 'leaked', 'shifts', 'machines', 'maintenance', 'output',
]);
