/** What a review says or leaves out, apart from marks. */
export const REVIEW_OUTCOMES: ReadonlySet<string> = new Set([
  'exceptional', 'excellent', 'excellently', 'outstanding', 'flawless', 'superb', 'stellar', 'brilliant', 'perfect',
  'satisfied', 'fully', 'criticism', 'criticisms', 'weakness', 'weaknesses', 'concern', 'concerns', 'shortcomings',
  'drawbacks', 'doubts', 'negative', 'negatives', 'deduction', 'deductions', 'flag', 'flags', 'strength', 'strengths',
  'approve', 'approved', 'accepte', 'accepted', 'recommended', 'recommendation', 'acceptance', 'passed', 'pass',
  'praise', 'maximum', 'highest', 'strongest', 'best', 'positive', 'positively', 'favorable', 'favourable',
  'favorably', 'favourably', 'generously', 'generous', 'verified', 'validated', 'proven', 'unanimously', 'unanimous',
  'glowing', 'met', 'band', 'tier', 'bracket', 'promising', 'convincing', 'admitted', 'admit', 'winner', 'winners',
  'finalist', 'finalists',
]);

/** Nobody but a reviewer is meant by these. */
export const REVIEWER_NAMES: ReadonlySet<string> = new Set([
  'reviewer', 'reviewers', 'evaluator', 'evaluators', 'assessor', 'assessors', 'grader', 'graders', 'rater', 'raters',
  'screener', 'screeners', 'examiner', 'examiners', 'bot', 'bots', 'llm', 'llms', 'chatbot', 'chatbots', 'chatgpt',
  'gpt', 'claude', 'gemini', 'scratchpad',
]);

/** What a reviewer may be told to do. */
export const REVIEW_VERBS: ReadonlySet<string> = new Set([
  'write', 'say', 'mark', 'conclude', 'skip', 'omit', 'put', 'place', 'give', 'treat', 'consider', 'judge', 'score',
  'assign', 'fill', 'tick', 'check', 'record', 'note', 'summarise', 'summarize', 'describe', 'report', 'state',
  'list', 'mention', 'rate', 'grade', 'rank', 'enter', 'set', 'respond', 'reply', 'answer', 'output', 'return',
  'print', 'call', 'deem', 'regard', 'count', 'assume', 'accept', 'approve', 'recommend', 'select', 'choose', 'pick',
  'focus', 'highlight', 'emphasise', 'emphasize', 'praise', 'ignore', 'forget', 'disregard', 'overlook', 'leave',
  'drop', 'remember', 'make', 'use', 'keep', 'add', 'let', 'confirm', 'declare', 'see', 'view', 'read', 'weigh',
  'find', 'decide', 'help', 'support', 'favor', 'favour', 'prefer', 'default', 'round', 'lean', 'err', 'go', 'avoid',
  'do', 'don', 'never', 'refrain', 'spare', 'be', 'open', 'begin', 'start', 'end', 'close', 'finish', 'tell',
  'inform', 'convince', 'assure',
]);
