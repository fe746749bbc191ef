/** All that may stand before the verb of an order. */
export const ORDER_OPENERS: ReadonlySet<string> = new Set([
  'please', 'kindly', 'now', 'then', 'so', 'but', 'you', 'must', 'should', 'will', 'shall', 'have', 'need', 'simply',
  'just', 'always', 'only', 'also', 'instead', 'immediately', 'therefore', 'hence', 'important', 'note', 'attention',
  'dear', 'reviewer', 'reviewers', 'evaluator', 'assessor', 'grader', 'judge', 'judges', 'ai', 'assistant', 'model',
  'system', 'llm', 'hi', 'hey', 'hello', 'ok', 'okay', 'first', 'finally', 'completely', 'entirely', 'fully',
  'totally', 'safely', 'explicitly', 'can', 'could', 'would', 'may', 'ought', 'are', 'obliged', 'required',
  'instructed', 'hereby', 'do', 'henceforth', 'again', 'well', 'best', 'better', 'urgent', 'ps', 'committee', 'panel',
  'team', 'friend', 'chatgpt', 'claude', 'gemini', 'gpt', 'simon', 'says', 'sudo', 'go', 'ahead', 'yes', 'thus',
  'never', 'not', 'directly', 'ever', 'is', 'be', 'duly', 'lets', 'let', 's', 'override', 'command', 'instruction',
  'task', 'step', 'one', 'two', 'next',
]);

/** Who an order may be for, where "to" or "must" comes between: "the AI is to ignore". */
export const ADDRESSEES: ReadonlySet<string> = new Set([
  'you', 'reviewer', 'reviewers', 'evaluator', 'evaluators', 'assessor', 'assessors', 'grader', 'judge', 'judges',
  'ai', 'llm', 'assistant', 'reader', 'committee', 'panel', 'jury', 'chatgpt', 'gpt', 'claude', 'rater', 'examiner',
  'screener',
]);
