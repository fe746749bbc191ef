/** Asks for prose, whatever else the question mentions. */
export const WORDY = [
  'describe', 'explain', 'why', 'tell (us|me)', 'elaborate', 'discuss', 'outline', 'summarize', 'justify',
  'justification', 'give (an|some) example', 'give (detail|example)',
];

export const OPEN = [
  ...WORDY, 'description', 'how (will|do|would|did|can|could|are|have|should|might|it|you)', 'strategy', 'share',
  'detail', 'breakdown', 'provide (detail|information|example|an|evidence|a brief|a short|a summary|a breakdown)',
];

export const AND_MORE = [
  'and (what|why|how|who|where|when|which)',
  'if (so|yes|not|no) (please|what|which|how|who|when|list|tell|describe|give|specify|where|why|name)',
  '(please|kindly) (list|specify|describe|explain|give|provide|tell|elaborate|detail|share)',
];

export const COUNTED = ['how many', 'number of', 'no of', 'count of', 'amount of'];

export const MONEY_ASKED =
  'revenue|money|funding|capital|investment|turnover|profit|income|sale|grant|financing|cash|debt|budget';
