/** Counts are of Unicode code points, sizes of bytes. */
export const LIMITS = {
  bodyBytes: 1024 * 1024,
  answers: 200,
  /** Submissions of one request. */
  batch: 100,
  answerKey: 128,
  answerValue: 20_000,
  name: 200,
  email: 254,
  externalId: 128,
  /** Five characters of the cohort's name, a hyphen, and a code. */
  reference: 15,
  schemaFields: 200,
  label: 300,
  options: 100,
  option: 200,
  help: 1_000,
  text: 20_000,
  page: 100,
  password: 128,
  shortestPassword: 8,
  reason: 2_000,
  note: 5_000,
  /** The highest rate limit that can be set; more is as good as none. */
  rateLimit: 1_000_000,
  /** No error names more keys than a submission can have answers; each cut to the length that a key may have. */
  listedKeys: 200,
  /** The most problems that one answer names; the rest is named once these are fixed. */
  listedProblems: 1_000,
} as const;
