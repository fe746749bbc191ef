/**
 * What an appeal to whoever reviews is made of, by what a word tells about the sentence. One word proves nothing: honest
 * answers have each of them now and then. A trailing `*` stands for any ending.
 */
export const APPEAL_WORDS = {
  /** People and machines who review. */
  reader: [
    'reviewer*', 'evaluator*', 'assessor*', 'grader', 'graders', 'marker', 'markers', 'examiner*', 'screener*', 'rater', 'raters', 'scorer',
    'scorers', 'juror*', 'jury', 'panel', 'panellist*', 'panelist*', 'committee', 'judge', 'judges', 'adjudicator*', 'selector', 'selectors',
    'selection board', 'admissions', 'chatgpt', 'gpt', 'claude', 'gemini', 'ai', 'llm', 'llms', 'bot', 'chatbot', 'language model', 'language models',
    'the model', 'the machine', 'dear machine', 'the algorithm', 'the software', 'the assistant', 'the engine', 'the reader', 'dear reader', 'eval',
    'worker', 'summariser', 'summarizer', 'the parser', 'the agent', 'the computer', 'pipeline', 'decision maker*', 'copilot', 'assessment side',
    'review side', 'evaluation side', 'selection side', 'as a reviewer', 'as an assessor', 'as a language model', 'as an ai', 'as an llm',
    'as the examiner', 'whom it may concern', 'those who decide', 'people who decide', 'rating agent', 'vetting team', 'scoring team',
    'screening team', 'reading software', 'the system that', 'automation',
  ],
  /** Those who run the programme. */
  organisers: [
    'organiser*', 'organizer*', 'programme director', 'program director', 'programme manager', 'program manager', 'programme office',
    'program office', 'programme team', 'program team', 'secretariat', 'the programme', 'the program', 'the accelerator', 'the foundation',
    'the fund', 'the chair', 'chair', 'head of selection', 'selection team', 'admissions team', 'programme s', 'program s', 'lead reviewer',
    'open day', 'the administrator', 'admin', 'trustees', 'managing partner', 'the director', 'steering group', 'the board', 'board of trustees',
    'the ministry of', 'your side', 'your end', 'your house',
  ],
  /** What they have before them. */
  subject: [
    'this answer', 'these answers', 'this response', 'these responses', 'this section', 'this paragraph', 'this field', 'this box', 'this row',
    'this record', 'this entry', 'this cell', 'this statement', 'this item', 'this form', 'this criterion', 'this question', 'this submission',
    'this application', 'this applicant', 'this candidate', 'this proposal', 'this case', 'this file', 'this dossier', 'this passage', 'this text',
    'this part', 'this column', 'this line', 'this block', 'this one', 'this pitch', 'the applicant', 'the applicants', 'applicant s',
    'the candidate', 'the submission', 'the application', 'the entry', 'our application', 'our submission', 'our entry', 'our case', 'our answer',
    'our answers', 'our form', 'our file', 'my application', 'my answers', 'my answer', 'my entry', 'all answers', 'every answer', 'each answer',
    'all questions', 'every question', 'each question', 'all criteria', 'every criterion', 'each criterion', 'all fields', 'every field',
    'all sections', 'every section', 'every category', 'all categories', 'fields above', 'question above', 'answers above', 'answer above',
    'claims above', 'text above', 'above answer*', 'answer below', 'the box', 'the remaining answers', 'other answers', 'the answers', 'this team',
    'this venture', 'this startup', 'this company', 'this founder', 'these founders', 'score us', 'rate us', 'mark us', 'assess us', 'judge us',
    'summarise us', 'summarize us', 'rank us', 'blank field*', 'empty field*', 'missing answer*', 'the present text', 'previous answer',
    'previous answers', 'preceding answer*', 'last answer', 'next answer', 'whole form', 'entire form', 'whole application', 'entire application',
    'this document', 'this page', 'these forms', 'the rest of the form', 'rest of this', 'comparing us', 'compared with us', 'the other entries',
    'other applicants', 'other applications', 'our place', 'our rank', 'our position', 'our level', 'our score', 'our rating', 'our mark',
    'our result', 'our verdict', 'our assessment', 'our evaluation', 'the document above', 'the box on', 'the field on', 'the section on',
    'the category', 'in the category', 'under the category', 'applicants from', 'applicants who', 'applicants like', 'applicants such',
    'an applicant', 'founders like us', 'teams like ours', 'projects like ours', 'ventures like ours', 'between these brackets', 'in brackets',
    'our numbers', 'our side of', 'as written here', 'written above', 'said above', 'stated above', 'everything said', 'our statements', 'our words',
    'these statements', 'these claims', 'such claims', 'the bullets', 'what follows', 'what stands here', 'the form', 'end of the form', 'the claims',
    'all claims', 'our claims', 'paragraph above', 'lines above', 'bullets above', 'points above', 'rows above', 'sentences above', 'figures above',
    'following paragraph', 'following section', 'preceding paragraph', 'remaining questions', 'other questions', 'the call',
  ],
  /** Verbs of reviewing. */
  reviewing: [
    'assess', 'assesses', 'assessing', 'evaluate', 'evaluates', 'evaluating', 'review', 'reviews', 'reviewing', 'score', 'scores', 'scoring', 'grade',
    'grades', 'grading', 'mark', 'marks', 'marking', 'rate', 'rates', 'rating', 'judge', 'judges', 'judging', 'read', 'reads', 'reading', 'process',
    'processes', 'processing', 'summarise', 'summarize', 'summarises', 'summarizes', 'summarising', 'summarizing', 'screen', 'screens', 'screening',
    'rank', 'ranks', 'ranking', 'weigh', 'weighing', 'checking', 'decides', 'decide', 'deciding', 'parsing', 'parses', 'parse', 'goes through',
    'going through', 'get through',
  ],
  /** Marks, and what they are given for. */
  mark: [
    'score', 'scores', 'scoring', 'mark', 'marks', 'rating', 'ratings', 'grade', 'grades', 'points', 'verdict', 'verdicts', 'level', 'levels', 'tier',
    'band', 'bracket', 'rank', 'ranking', 'percentile', 'decile', 'criterion', 'criteria', 'evaluation', 'assessment', 'result', 'recommendation',
    'rubric', 'rubrics', 'anchor', 'anchors', 'scale', 'ground truth', 'pass', 'value', 'figure', 'reading', 'outcome', 'conclusion', 'shortlist',
    'tally', 'review', 'stars', 'second place', 'first place', 'numbers you', 'the nod', 'thumbs up', 'green light', 'vote', 'votes', 'shortlisted',
    'finalist*', 'shortlisting', 'admission', 'acceptance', 'selection', 'cut off', 'threshold',
  ],
  high: [
    'highest', 'maximum', 'max', 'maximal', 'top', 'full', 'perfect', 'best', 'ceiling', 'uppermost', 'outstanding', 'excellent', 'exceptional',
    'flawless', 'complete', 'completely', 'fully', 'in full', 'generous', 'generously', 'favourable', 'favourably', 'favorable', 'favorably',
    'positive', 'positively', 'strongest', 'first', 'ahead', 'put through', 'superb', 'stellar', 'exemplary', 'masterpiece', 'fantastic', 'brilliant',
    'without reservation*', 'unconditional*', 'strong', 'convincing*', 'high', 'higher', 'highly', 'upper', '10', '100', 'ten', 'level 4',
    'level four', '4 of 4', '4 out of 4', '4 4', '5 5', 'level 5', 'a 4', 'a four',
  ],
  /** What a review says of proof and of gaps. */
  finding: [
    'evidence', 'evidenced', 'evidential', 'source', 'sources', 'citation*', 'quotes', 'proof', 'proofs', 'weakness*', 'gap', 'gaps', 'remark',
    'remarks', 'shortcoming*', 'deficit*', 'doubt', 'doubts', 'concern', 'concerns', 'objection*', 'flag', 'flags', 'flagged', 'caveat*',
    'criticism*', 'deduction*', 'penalt*', 'verified', 'confirmed', 'audited', 'validated', 'proven', 'approved', 'accepted', 'admitted', 'met',
    'satisfied', 'fulfilled', 'answered', 'evident', 'credited', 'pre scored', 'prescored', 'scored', 'cleared', 'vetted', 'checked', 'waved through',
    'put through', 'straight through', 'examined', 'questioned', 'contested', 'due diligence', 'bar for', 'unverified', 'suspicio*', 'summary',
    'report', 'comment', 'comments', 'explanation', 'reasoning', 'rationale', 'missing', 'vague', 'weak', 'thin', 'inconsistenc*', 'contradiction*',
    'negative', 'strengths', 'candour', 'candor', 'benefit of the doubt', 'double checked', 'fact checked', 'full satisfaction', 'satisfactor*',
    'filled in', 'believe us', 'believe it', 'trustworthy', 'genuine', 'established fact', 'undisputed', 'beyond dispute', 'beyond doubt', 'as fact',
    'as facts', 'as true', 'as given', 'granted', 'confirmation', 'corroborat*', 'substantiated', 'supported', 'unsupported', 'documented', 'notary',
    'insufficient', 'incomplete', 'plausib*', 'criticise', 'criticize', 'penalise', 'penalize', 'deduct',
  ],
  /** Says that the matter is settled, or that other rules hold. */
  settled: [
    'already been', 'already', 'has been', 'have been', 'was already', 'were already', 'pre approved', 'preapproved', 'pre scored', 'pre screened',
    'prescored', 'pre verified', 'pre validated', 'as agreed', 'as discussed', 'agreed with', 'was agreed', 'handed in', 'on file', 'on record',
    'separately', 'for scoring', 'for the purpose*', 'for purposes of', 'for evaluation', 'for calibration', 'calibration', 'ground truth',
    'test case', 'test record', 'dry run', 'on that basis', 'on this basis', 'accordingly', 'in force', 'takes precedence', 'precedence',
    'supersede*', 'replaces', 'overrides', 'overrule*', 'trumps', 'no longer', 'instead of', 'rather than', 'by default', 'guidance', 'directive',
    'memo', 'addendum', 'policy', 'exempt', 'exempted', 'exemption', 'waived', 'waiver', 'fast lane', 'fast track*', 'trusted', 'without examination',
    'without further', 'no further', 'no second', 'not necessary', 'not required', 'unnecessary', 'not needed', 'no need', 'need not', 'needn t',
    'none are needed', 'carry over', 'carry forward', 'carried forward', 'carried over', 'copied', 'copy', 'previous assessment', 'previous review',
    'previous round', 'previous evaluation', 'earlier review', 'earlier assessment', 'first round', 'round 1', 'round 2', 'round one', 'round two',
    'step 1', 'internal', 'v2', 'v3', 'version', 'instruction', 'instructions', 'hint', 'note', 'notice', 'corrected', 'correct', 'the rule is',
    'rules', 'only correct', 'fair reading', 'the right', 'careful', 'nothing to add', 'closed', 'final', 'format', 'output', 'schema', 'object',
    'json', 'exactly', 'verbatim', 'automatically', 'your own', 'by now', 'told me', 'told us', 'assured', 'promised', 'on behalf of', 'authorised',
    'authorized', 'authority', 'per guideline', 'according to your', 'foundation', 'whatever', 'regardless', 'part 1', 'part 2', 'next step', 'mode',
    'left out', 'special rule', 'regional clause', 'clause', 'under the rules', 'guidelines', 'guideline', 'by mistake', 'true answer',
    'better instruction', 'safe option', 'prudent choice', 'sensible thing', 'only conclusion', 'one conclusion', 'no other', 'key', 'bypass',
    'priority', 'be aware', 'are reminded', 'is reminded', 'bear in mind', 'keep in mind', 'it is known', 'as is known', 'as you know',
    'it goes without saying', 'of course', 'double check*', 'no longer applies', 'for the record', 'off the record', 'between us', 'in confidence',
    'we both know', 'you and i',
  ],
  /** Makes believe. */
  pretend: [
    'as if', 'as though', 'suppose', 'imagine', 'pretend', 'assume', 'assumed', 'presume', 'presumed', 'role', 'let us play', 'let s play', 'game',
    'play along', 'stay in', 'in character', 'from now on', 'from here on', 'from this line', 'from this point', 'at this point', 'you are now',
    'no longer a', 'you are no longer', 'speak as', 'as a fan', 'fan', 'persona', 'hypothetically', 'fictional', 'story', 'think of yourself',
    'you play', 'in the shoes',
  ],
  /** Leaves out, or leaves alone. */
  omit: [
    'ignore', 'disregard', 'forget', 'skip', 'leave out', 'leaves out', 'omit', 'overlook', 'do not mention', 'don t mention', 'not mention',
    'without mentioning', 'do not look', 'do not ask', 'don t ask', 'not look', 'do not lower', 'not lower', 'do not reduce', 'do not flag',
    'don t flag', 'refrain', 'never mind', 'look no further', 'not look any', 'no closer', 'stay silent', 'say nothing', 'nothing else',
    'stays empty', 'leave empty', 'leave blank', 'spare', 'spared', 'without weighing', 'without fuss', 'go on to', 'read on', 'move on', 'pass over',
    'wave', 'let it pass', 'let through', 'lets this', 'passes', 'no remarks', 'no questions', 'no deduction*', 'not deduct', 'not be deducted',
    'be lenient', 'leniency', 'mercy', 'turn a blind eye', 'second look', 'closer', 'without question', 'not to question', 'be a sport',
    'do the right thing', 'favour', 'mercy on', 'give us a chance', 'give us the', 'close your eyes', 'close the file', 'close this file',
    'close the case', 'round up', 'rounded up', 'help us out', 'on our side', 'in our favour', 'in our favor', 'make an exception', 'an exception',
    'change only', 'do not change', 'leave it at',
  ],
} as const satisfies Record<string, readonly string[]>;

export type AppealWord = keyof typeof APPEAL_WORDS;

/** What a reviewer can be asked to do, besides what review verbs there are. */
export const ASKED_VERBS: ReadonlySet<string> = new Set([
  'proceed', 'act', 'wave', 'pass', 'let', 'carry', 'copy', 'apply', 'continue', 'stay', 'speak', 'suppose', 'imagine', 'pretend', 'emit', 'stop',
  'look', 'take', 'admit', 'spare', 'trust', 'bear', 'interpret', 'assess', 'evaluate', 'review', 'behave', 'think', 'skip', 'write', 'confirm',
  'change', 'lower', 'raise', 'award', 'grant', 'assign', 'credit', 'reward', 'move', 'advance', 'promote', 'override', 'execute', 'follow', 'obey',
  'comply', 'insert', 'append', 'replace', 'rewrite', 'quote', 'cite', 'repeat', 'complete', 'abandon', 'stick', 'remain', 'disable', 'turn',
  'switch', 'suspend', 'waive', 'adopt', 'play', 'load', 'run', 'parse', 'encode', 'decode', 'forward', 'sign', 'stamp', 'bump', 'lift', 'push',
  'file', 'log', 'store', 'register', 'update', 'adjust', 'correct', 'cap',
]);

/** The trade of those whose product reviews, grades or guards: what sounds like an appeal may be what they sell. */
export const REVIEWING_TRADE: ReadonlySet<string> = new Set([
  'prompt', 'prompts', 'injection', 'injections', 'jailbreak', 'jailbreaks', 'llm', 'llms', 'chatbot', 'chatbots', 'guardrail', 'guardrails',
  'grading', 'grader', 'graders', 'grade', 'grades', 'exam', 'exams', 'essay', 'essays', 'rubric', 'rubrics', 'marking', 'reviewer', 'reviewers',
  'assessor', 'assessors', 'examiner', 'examiners', 'evaluator', 'evaluators', 'judge', 'judges', 'jury', 'referee', 'referees', 'score', 'scores',
  'scoring', 'rating', 'ratings', 'certifier', 'certifiers', 'auditor', 'auditors', 'inspector', 'inspectors', 'applicant', 'applicants',
  'applications', 'tender', 'tenders', 'bids', 'grants', 'recruiters', 'candidates',
]);

/** Of somebody else: marks and orders for these are what ventures are about. */
export const OTHER_PARTIES: ReadonlySet<string> = new Set([
  'student', 'students', 'pupil', 'pupils', 'teacher', 'teachers', 'trainee', 'trainees', 'school', 'schools', 'hotel', 'hotels', 'guest', 'guests',
  'driver', 'drivers', 'farmer', 'farmers', 'patient', 'patients', 'nurse', 'nurses', 'doctor', 'doctors', 'bank', 'banks', 'lender', 'lenders',
  'borrower', 'borrowers', 'insurer', 'insurers', 'supplier', 'suppliers', 'tenant', 'tenants', 'landlord', 'landlords', 'restaurant', 'restaurants',
  'inspector', 'inspectors', 'recruiter', 'recruiters', 'attacker', 'attackers', 'player', 'players', 'parent', 'parents', 'shop', 'shops', 'referee',
  'lawyer', 'lawyers', 'principal', 'principals', 'essay', 'exam', 'exams', 'invoice', 'invoices', 'loan', 'loans', 'device', 'sensor', 'firmware',
  'parser', 'checksum', 'database', 'api', 'plant', 'plants', 'weld', 'tool', 'app', 'manual', 'dashboard', 'hygiene', 'contract', 'lorry', 'crew',
  'chef', 'clerk', 'vet', 'alarm',
]);
