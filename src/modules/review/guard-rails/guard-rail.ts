import { type AnswerText } from './answer-text.js';

/** What guard rails notice, in the order in which it is reported. */
export const FLAGS = {
  prompt_injection: { reads: 'all', meaning: 'orders to the reviewer.' },
  hidden_text: { reads: 'all', meaning: 'text that a reader does not see.' },
  personal_data: { reads: 'all', meaning: 'personal data; kept from the reviewer.' },
  toxicity: { reads: 'all', meaning: 'insults or threats.' },
  gibberish: { reads: 'all', meaning: 'text without meaning.' },
  duplicate_content: { reads: 'all', meaning: 'the same text in several answers of this submission.' },
  keyword_stuffing: { reads: 'all', meaning: 'words piled up for a reader that counts them.' },
  // Names, places and numbers are of no language, and answer their questions however short they are.
  off_topic: { reads: 'reviewed', meaning: 'an answer to another question.' },
  unsupported_language: { reads: 'reviewed', meaning: 'a language that this reviewer does not judge well.' },
  insufficient_content: { reads: 'reviewed', meaning: 'too little to judge.' },
} as const satisfies Readonly<Record<string, Flag>>;
export type FlagType = keyof typeof FLAGS;
export const FLAG_TYPES = Object.keys(FLAGS) as readonly FlagType[];

interface Flag {
  /** All answers, or those alone that a reviewer gets to read. */
  readonly reads: 'all' | 'reviewed';
  /** What it is to integrators. */
  readonly meaning: string;
}

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

/** What all guard rails found. */
export interface Findings {
  flags: GuardRailFlag[];
  /** What no reviewer should read: orders to it, which are evidence of nothing, and what a person cannot see. */
  excluded: Span[];
}

/** What one guard rail has to say of an answer, or of all of them. */
export interface Finding {
  readonly severity: FlagSeverity;
  readonly key: string | null;
  /** Of this the flag shows an excerpt. */
  readonly text: string | null;
  readonly message: string;
  readonly excluded?: readonly Span[];
}

/** Looks at all answers, in the order of their keys, for one kind of trouble. */
export type GuardRail = (answers: readonly AnswerText[]) => readonly Finding[];
