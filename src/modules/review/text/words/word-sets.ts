/** Written with a capital, but the name of nothing in particular. */
export const GENERIC_CAPITALS: ReadonlySet<string> = new Set([
  'ai', 'api', 'sms', 'saas', 'ceo', 'cto', 'coo', 'it', 'iot', 'ml', 'llm', 'app', 'mvp', 'b2b', 'b2c', 'hr', 'pr',
  'vc', 'url', 'ok', 'esg', 'roi', 'kpi', 'r', 'crm', 'erp', 'x', 'web3', 'vr', 'ar', 'nft',
]);

/** A sentence that begins with one of these leans on the one before. */
export const BACK_POINTERS: ReadonlySet<string> = new Set([
  'it', 'they', 'this', 'these', 'that', 'those', 'he', 'she', 'there', 'when', 'if', 'and', 'but', 'also', 'so',
  'both', 'its', 'their', 'only', 'some', 'such',
]);

/** Whole answers that only fill their box. */
export const EMPTY_PHRASES: ReadonlySet<string> = new Set([
  'n a', 'na', 'none', 'tbd', 'tba', 'test', 'todo', 'nothing', 'no', 'yes', 'x', 'see above', 'same as above',
  'to be decided', 'not applicable', 'idk', 'i don t know', 'asdf', 'later',
]);

/** Words of placeholder text, never of an answer. */
export const PLACEHOLDER_WORDS: ReadonlySet<string> = new Set([
  'lorem', 'ipsum', 'dolor', 'amet', 'consectetur', 'adipiscing', 'eiusmod', 'tempor', 'asdf', 'qwerty', 'foobar',
]);
