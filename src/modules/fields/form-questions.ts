import { type ClarityRole, type FieldType } from './field.js';

/** A question of a generated form, still without its key. `{programme}` in a help text is the cohort's name. */
export interface FormQuestion {
  readonly label: string;
  readonly help: string;
  readonly role: ClarityRole | null;
  readonly type?: FieldType;
  readonly required?: boolean;
}

/** What every programme wants to know, one question for each clarity role. */
export const CORE_QUESTIONS: readonly (FormQuestion & { role: ClarityRole })[] = [
  {
    label: 'What problem are you solving?',
    help:
      'Whose problem is it, how often does it happen, what does it cost them? A figure you have seen or ' +
      'counted says more than an adjective.',
    role: 'problem',
  },
  {
    label: 'What is your solution and how does it work?',
    help:
      'Describe what a user does with it, step by step. Say what exists today, and what a test or delivery ' +
      'has shown.',
    role: 'solution',
  },
  {
    label: 'Who are your customers?',
    help:
      'Be narrow: which people or organisations, where, how many of them you have spoken to, and who ' +
      'decides to buy.',
    role: 'customer',
  },
  {
    label: 'How big is the market?',
    help: 'How many such customers are there and what do they spend today? Name your source or show your sum.',
    role: 'market',
  },
  {
    label: 'How do you make money, or plan to?',
    help: 'Price, who pays, what it costs you to deliver. If somebody has paid already, say what.',
    role: 'business_model',
  },
  {
    label: 'What traction do you have so far?',
    help:
      'Interviews, tests, pilots, users, sales: what happened, how much, and when. Small and real beats ' +
      'large and planned.',
    role: 'traction',
  },
  {
    label: 'Who are your competitors and what makes you different?',
    help:
      'Name what people use today, even if it is a spreadsheet. Where are you measurably better or ' +
      'cheaper, and what keeps others from doing the same?',
    role: 'competition',
  },
  {
    label: 'Who is on your team and why are you the right people?',
    help:
      'What you did before that prepares you for this: work, years, results. Please leave out names: ' +
      'applications are reviewed blind.',
    role: 'team',
  },
  {
    label: 'Why is now the right time?',
    help:
      'What has changed recently that makes this possible or urgent: a law, a price, a technology, a ' +
      'habit? Since when?',
    role: 'why_now',
  },
  {
    label: 'What do you need from this programme?',
    help:
      'What you would do with the support of {programme}, and what you would have reached by its end. ' +
      'Amounts and dates help.',
    role: 'ask',
  },
];

/** Follow the questions about the venture, whatever the brief says. */
export const CLOSING_QUESTIONS: readonly FormQuestion[] = [
  {
    label: 'Website or demo link (optional)',
    help: 'Shown to the team only; the review does not open links.',
    role: null,
    type: 'url',
    required: false,
  },
];
