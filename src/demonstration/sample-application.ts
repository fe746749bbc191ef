import { type ReviewStatus } from '../modules/standings/submission-status.js';
import { type ClarityRole } from '../modules/fields/field.js';

/** Who of the demonstration's team does something. */
export const COLLEAGUES = ['owner', 'reviewer'] as const;
export type Colleague = (typeof COLLEAGUES)[number];

/** An application of the demonstration, and what its team makes of it. All names in them are invented. */
export interface SampleApplication {
  readonly external_id: string;
  readonly founder_name: string;
  readonly contact_email: string;
  /** When it came, counted back from the first start. */
  readonly days_before: number;
  readonly time: string;
  /** By what the question asks for. */
  readonly answers: Readonly<Partial<Record<ClarityRole, string>>>;
  readonly website?: string;
  readonly decisions?: readonly { readonly by: Colleague; readonly to: ReviewStatus; readonly reason?: string }[];
  readonly notes?: readonly { readonly by: Colleague; readonly text: string }[];
}
