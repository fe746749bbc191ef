import { type AnswerText } from './answer-text.js';

/** Each rail reads all answers, or only those that a reviewer gets to read. */
export const FLAGS = {
  prompt_injection: { reads: 'all', meaning: 'orders to the reviewer.' },
  hidden_text: { reads: 'all', meaning: 'text that a reader does not see.' },
  personal_data: { reads: 'all', meaning: 'personal data; kept from the reviewer.' },
  toxicity: { reads: 'all', meaning: 'insults or threats.' },
  gibberish: { reads: 'all', meaning: 'text without meaning.' },
  duplicate_content: { reads: 'all', meaning: 'the same text in several answers of this submission.' },
  keyword_stuffing: { reads: 'all', meaning: 'words piled up for a reader that counts them.' },
  // Answers with names, places and numbers are left out: they belong to no language, and are complete however short.
  off_topic: { reads: 'reviewed', meaning: 'an answer to another question.' },
  unsupported_language: { reads: 'reviewed', meaning: 'a language that this reviewer does not judge well.' },
  insufficient_content: { reads: 'reviewed', meaning: 'too little to judge.' },
} as const satisfies Readonly<Record<string, { reads: 'all' | 'reviewed'; meaning: string }>>;
export type FlagType = keyof typeof FLAGS;
export const FLAG_TYPES = Object.keys(FLAGS) as readonly FlagType[];

/** A critical flag leaves an application without a verdict, so it is kept for what no honest applicant writes. */
export const FLAG_SEVERITIES = ['info', 'warning', 'critical'] as const;
export type FlagSeverity = (typeof FLAG_SEVERITIES)[number];

/** Something a person should know when reading the report. It never changes a score. */
export interface GuardRailFlag {
  type: FlagType;
  severity: FlagSeverity;
  /** The answer's key; null for a flag about all answers. */
  key: string | null;
  excerpt: string | null;
  message: string;
}

export interface AnswerSpan {
  key: string;
  start: number;
  end: number;
}

export interface Finding {
  readonly severity: FlagSeverity;
  readonly key: string | null;
  /** The flag shows an excerpt of this text. */
  readonly text: string | null;
  readonly message: string;
  /** What no reviewer should read: orders to the reviewer, which are no evidence, and text that a person cannot see. */
  readonly excluded?: readonly AnswerSpan[];
}

/** Looks at all answers, in the order of their keys, for one kind of trouble. */
export type GuardRail = (answers: readonly AnswerText[]) => readonly Finding[];
