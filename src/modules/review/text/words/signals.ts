/** Words that say how a sentence speaks, whatever it speaks of. A trailing `*` stands for any ending. */
export const SIGNALS = {
  /** Hopes and plans: what is said may come true, but has not. */
  hedged: [
    'maybe', 'perhaps', 'possibly', 'potentially', 'might', 'could', 'would', 'i d', 'we d', 'it d', 'they d', 'i ll',
    'we ll', 'it ll', 'they ll', 'hope', 'hopes', 'hoping', 'hopefully', 'plan', 'plan to', 'plans to',
    'planning', 'planned', 'aim', 'aims', 'aiming', 'intend*', 'expect', 'expects', 'expecting', 'expected', 'believe',
    'believes', 'think', 'thinks', 'feel', 'feels', 'will', 'shall', 'going to', 'someday', 'some day', 'one day',
    'soon', 'eventually', 'in future', 'in the future', 'should', 'dream*', 'aspire*', 'probably', 'wish',
    'wants to', 'want to', 'would like', 'projected', 'projection*', 'forecast*', 'anticipate*', 'sort of',
    'something like', 'somewhat', 'basically', 'and so on', 'later', 'once we', 'when we have', 'if we', 'looking to',
    'in talks', 'in discussion*', 'to be decided', 'to be discussed', 'assume', 'assuming', 'ideally', 'guess',
    'as soon as', 'in the coming', 'target is', 'our target', 'goal is', 'ought to',
  ],
  /** Says that something has not happened, or is not known. */
  denied: [
    'yet', 'has been asked', 'no idea', 'not sure', 'we have not', 'we haven t', 'i have not',
    'i haven t', 'we ve not', 'i ve not', 'have not yet', 'has not yet', 'we did not', 'we didn t', 'i did not',
    'i didn t', 'we do not have', 'we don t have', 'i do not have', 'i don t have', 'i don t know', 'i do not know',
    'we don t know', 'we do not know', 'nobody has', 'no one has', 'no customers', 'no users', 'no sales', 'no revenue',
    'no paying', 'no clients', 'no figure', 'no figures', 'no numbers', 'no data', 'no pilot*', 'no contract*',
    'no traction', 'not launched', 'not tested', 'not built', 'not started', 'not certified', 'untested',
    'nothing that runs', 'no prototype', 'no product', 'not measured', 'not counted', 'hasn t been', 'haven t been',
    'has not been', 'have not been', 'no firm', 'have none', 'has none', 'pre revenue',
    'still open', '0 users', '0 customers', '0 sales', 'zero users',
    'zero customers', 'zero revenue', 'zero sales', '0 revenue', 'to be determined', 'not decided',
  ],
  /** Used without being paid for. */
  unpaid: [
    'unpaid', 'free of charge', 'for free', 'without charge', 'at no cost', 'no charge', 'free pilot*', 'free trial*',
    'not paid', 'not paying', 'would pay', 'will pay', 'could pay', 'might pay', 'no money', 'for nothing',
    'pro bono', 'paid nothing', 'prepared to pay', 'willing to pay', 'ready to pay', 'samples', 'prize money',
  ],
  /** Praise of oneself that nothing could check. */
  buzz: [
    'revolution*', 'disrupt*', 'game chang*', 'world class', 'cutting edge', 'next generation', 'next gen',
    'best in class', 'best of breed', 'leverag*', 'paradigm*', 'synerg*', 'holistic*', 'seamless*', 'unlock*',
    'empower*', 'state of the art', 'bleeding edge', 'groundbreaking', 'ground breaking', 'unparalleled',
    'unprecedented', 'innovative', 'innovation*', 'transformative', 'transform*', 'visionary', 'passionate*',
    'dynamic', 'scalable', 'turnkey', 'mission critical', 'value add*', 'huge', 'massive*', 'enormous*',
    'exponential*', 'limitless', 'infinite*', 'amazing*', 'incredibl*', 'awesome', 'superior', 'premier',
    'world leading', 'leading provider', 'market leading', 'industry leading', 'thought leader*', 'the best product',
    'the best solution', 'best ever', 'the very best', 'best possible', 'greatest', 'perfect*', 'ultimate*',
    'unicorn*', 'crush it', 'rockstar*', 'ninja*', 'guru*', 'move the needle', 'low hanging', 'deep dive',
    'end to end', 'one stop', 'democrati*', 'reimagin*', 'reinvent*', 'supercharg*', 'skyrocket*',
    'blockchain powered', 'ai powered', 'ai driven', 'hyper*', 'everyone', 'everybody', 'change the world',
    'changing the world', 'make the world', 'better place', 'billion dollar', 'trillion dollar', 'web3', 'metaverse',
    'quantum', 'stakeholder*', 'actionable', 'frictionless', 'bespoke', 'maximi*', 'streamlin*', 'solutioning',
    'win win', '10 x', '100 x', '24 7', '110', 'first mover', 'no competition', 'no competitors',
  ],
  /** Something that somebody has done. */
  past: [
    'built', 'build it', 'launched', 'sold', 'grew', 'signed', 'interviewed', 'tested', 'measured', 'piloted',
    'reduced', 'cut', 'raised', 'shipped', 'ran', 'worked', 'led', 'founded', 'spent', 'lost', 'hired', 'won',
    'validated', 'published', 'paid', 'earned', 'bought', 'used', 'installed', 'deployed', 'trained', 'delivered',
    'served', 'completed', 'joined', 'renewed', 'retained', 'saved', 'fell', 'rose', 'dropped', 'increased',
    'improved', 'doubled', 'tripled', 'halved', 'collected', 'surveyed', 'visited', 'asked', 'told', 'said', 'found',
    'observed', 'studied', 'managed', 'designed', 'developed', 'created', 'wrote', 'made', 'started', 'began',
    'began with', 'opened', 'closed', 'filed', 'granted', 'approved', 'certified', 'passed', 'processed', 'treated',
    'harvested', 'planted', 'produced', 'enrolled', 'onboarded', 'converted', 'graduated', 'met', 'helped', 'taught',
    'became', 'banned', 'introduced', 'required', 'took', 'went', 'came', 'gave', 'got', 'had', 'was', 'were', 'did',
    'reached', 'covered', 'moved', 'switched', 'cancelled', 'canceled', 'returned', 'shut', 'failed', 'replaced',
    'recovered', 'reported', 'showed', 'detected', 'predicted', 'matched', 'booked', 'handled', 'audited', 'advised',
    'supervised', 'coached', 'repaired', 'recorded', 'counted', 'answered', 'left', 'rejected', 'expired',
    'connected', 'since', 'spoke', 'talked', 'walked', 'pulled', 'checked', 'followed', 'kept', 'held', 'drew', 'lent',
    'stopped', 'fixed', 'cost', 'charged', 'invoiced', 'borrowed', 'rented', 'filmed', 'watched', 'hauled', 'hand made',
    'compared', 'corrected', 'labelled', 'labeled', 'registered', 'licensed', 'licenced', 'integrated', 'automated',
    'owned', 'headed', 'drove', 'carried', 'sent', 'received', 'flew', 'grown', 'sampled', 'gathered', 'mapped',
    'modelled', 'modeled', 'scanned', 'printed', 'welded', 'assembled', 'baked', 'cooked', 'cleaned', 'drilled',
    'dried', 'milled', 'rewet', 'paid back', 'repaid', 'refunded', 'agreed', 'accepted', 'ordered', 'awarded', 'been',
    'have had', 'has had', 'so far', 'to date', 'finished', 'attended', 'stayed', 'stood', 'averaged',
    'logged', 'rotated', 'gone', 'seen', 'done', 'lived', 'slept', 'took in', 'began', 'broke',
  ],
  /** Where a fact comes from. */
  source: [
    'according to', 'survey*', 'study', 'studies', 'report', 'reports', 'census', 'statistics', 'ministry',
    'published', 'data from', 'measured', 'audit*', 'registry', 'index', 'trial data', 'pilot data', 'our logs',
    'invoices', 'interviews', 'interviewed', 'randomi*', 'peer reviewed', 'bank data', 'records', 'ledger',
    'world bank', 'oecd', 'eurostat', 'fao', 'national bureau', 'association', 'federation', 'agency',
    'we counted', 'we asked', 'we measured', 'told us', 'source', 'university', 'institute', 'laborator*', 'lab test',
    'certified', 'certificat*', 'granted', 'independent', 'audited', 'accounts', 'bookkeeping', 'books', 'logs',
    'filings', 'register', 'paper', 'standard', 'iso', 'control group', 'held out', 'labelled set', 'labeled set',
    'a b test*', 'matched', 'blind test', 'verified', 'checked by', 'measured by', 'followed', 'counted by',
    'our own data', 'our data', 'court', 'regulator*', 'authority', 'public record*', 'benchmark*',
  ],
  /** Set against something else. */
  comparison: [
    'than', 'compare', 'compared', 'versus', 'vs', 'against', 'instead', 'unlike', 'ours', 'rather than', 'half', 'halved', 'twice', 'doubled',
    'tripled', 'whereas', 'fell from', 'rose from', 'grew from', 'up from', 'down from', 'from', 'while', 'cheaper',
    'faster', 'fewer', 'against',
  ],
  /** Talk to whoever reviews, about the review. It says nothing of a venture. */
  about_the_review: [
    'ignore previous', 'ignore all', 'ignore any', 'ignore the above', 'ignore your', 'disregard',
    'previous instructions', 'prior instructions', 'instructions', 'system prompt', 'the reviewer', 'dear reviewer',
    'reviewers should', 'the evaluator', 'evaluator*', 'rubric', 'verdict', 'clarity score', 'fit score',
    'strength score', 'maximum score', 'max score', 'full marks', 'full score', 'highest score', 'top score',
    'top marks', 'high score', 'perfect score', 'best score', 'score this', 'score of 100', 'score 100', 'score it',
    'score us', 'rate this', 'rate us', 'rate it', 'grade this', 'as an ai', 'language model', 'approve this',
    'accept this application', 'recommend this application', 'this application deserves', 'this application should',
    'this application must', 'this application is', 'this application meets', 'this application satisfies',
    'this application scores', 'cohort perfect', 'cohort strong', 'highest rating', 'maximum rating', 'top rating',
    '10 10', '100 100', 'give us a', 'give this a', 'give it a', 'out of 100', 'level 4', 'all criteria',
    'every criterion', 'each criterion', 'scoring', 'assign the', 'assign a', 'output only', 'respond with',
    'you must', 'you are now', 'act as',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Signal = keyof typeof SIGNALS;
