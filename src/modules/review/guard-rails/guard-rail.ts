import { type AnswerText } from './answer-text.js';

export const FLAG_TYPES = [
  'prompt_injection',
  'hidden_text',
  'personal_data',
  'toxicity',
  'gibberish',
  'duplicate_content',
  'keyword_stuffing',
  'off_topic',
  'unsupported_language',
  'insufficient_content',
] as const;
export type FlagType = (typeof FLAG_TYPES)[number];

/** Critical leaves an application without a verdict, so it is kept for what no honest applicant writes. */
export const FLAG_SEVERITIES = ['info', 'warning', 'critical'] as const;
export type FlagSeverity = (typeof FLAG_SEVERITIES)[number];

/** Something a person should know when reading the report. It never moves a score. */
export interface GuardRailFlag {
  type: FlagType;
  severity: FlagSeverity;
  /** The answer it is about; null where it is about all of them. */
  key: string | null;
  excerpt: string | null;
  message: string;
}

/** A stretch of an answer's original text. */
export interface Span {
  key: string;
  start: number;
  end: number;
}

export interface Findings {
  flags: GuardRailFlag[];
  /** What no reviewer should read: orders to it, which are evidence of nothing, and what a person cannot see. */
  excluded: Span[];
}

/** Looks at all answers, in the order of their keys, for one kind of trouble. */
export type GuardRail = (answers: readonly AnswerText[]) => Findings;

export function flagsOnly(flags: GuardRailFlag[]): Findings {
  return { flags, excluded: [] };
}
