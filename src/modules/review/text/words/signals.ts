/** Words that say how a sentence speaks, whatever it speaks of. A trailing `*` stands for any ending. */
export const SIGNALS = {
  /** Hopes and plans: what is said may come true, but has not. */
  hedged: [
    'maybe', 'perhaps', 'possibly', 'potentially', 'might', 'could', 'would like', 'hope', 'hopes', 'hoping',
    'hopefully', 'plan to', 'plans to', 'planning to', 'aim to', 'aims to', 'aiming to', 'intend*', 'expect',
    'expects', 'expecting', 'believe', 'believes', 'think', 'thinks', 'feel', 'feels', 'will', 'going to', 'someday',
    'some day', 'one day', 'soon', 'eventually', 'in future', 'in the future', 'should', 'dream*', 'aspire*',
    'estimate', 'estimated', 'roughly', 'probably', 'likely', 'wish', 'wants to', 'want to', 'projected', 'forecast*',
    'anticipate*', 'sort of', 'kind of', 'somewhat', 'basically', 'and so on',
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
    'connected', 'since',
  ],
  /** Where a fact comes from. */
  source: [
    'according to', 'survey*', 'study', 'studies', 'report', 'reports', 'census', 'statistics', 'ministry',
    'published', 'data from', 'measured', 'audit*', 'registry', 'index', 'trial data', 'pilot data', 'our logs',
    'invoices', 'interviews', 'interviewed', 'randomi*', 'peer reviewed', 'bank data', 'records', 'ledger',
    'world bank', 'who', 'oecd', 'eurostat', 'fao', 'national bureau', 'association', 'federation', 'agency',
    'we counted', 'we asked', 'we measured', 'told us', 'source',
  ],
  /** Set against something else. */
  comparison: [
    'than', 'compared', 'versus', 'vs', 'instead', 'unlike', 'rather than', 'half', 'halved', 'twice', 'doubled',
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
