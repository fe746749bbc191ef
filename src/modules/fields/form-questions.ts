import { type ClarityRole, type FieldType, type Source } from './field.js';

/** A question of a generated form, still without its key. `{programme}` in a help text is the cohort's name. */
export interface FormQuestion {
  readonly label: string;
  readonly help: string;
  readonly role: ClarityRole | null;
  readonly sources: readonly Source[];
  readonly type?: FieldType;
  readonly options?: readonly string[];
  readonly required?: boolean;
}

const ALL: readonly Source[] = ['clarity', 'founder_fit', 'idea_strength'];

/** What every programme wants to know. */
export const CORE_QUESTIONS: readonly FormQuestion[] = [
  {
    label: 'What problem are you solving?',
    help: 'Whose problem is it, how often does it happen, what does it cost? A figure says more than an adjective.',
    role: 'problem',
    sources: ALL,
  },
  {
    label: 'What is your solution and how does it work?',
    help: 'Describe what a user does with it, step by step, and what exists today.',
    role: 'solution',
    sources: ALL,
  },
  {
    label: 'Who are your customers?',
    help: 'Be narrow: which people or organisations, where, and who decides to buy.',
    role: 'customer',
    sources: ALL,
  },
  {
    label: 'How big is the market?',
    help: 'How many such customers are there and what do they spend today? Name your source.',
    role: 'market',
    sources: ALL,
  },
  {
    label: 'How do you make money, or plan to?',
    help: 'Price, who pays, what it costs you to deliver.',
    role: 'business_model',
    sources: ALL,
  },
  {
    label: 'What traction do you have so far?',
    help: 'Tests, pilots, users, sales: what happened, how much, and when.',
    role: 'traction',
    sources: ALL,
  },
  {
    label: 'Who are your competitors and what makes you different?',
    help: 'Name what people use today, even if it is a spreadsheet, and say what you do better or cheaper.',
    role: 'competition',
    sources: ALL,
  },
  {
    label: 'Who is on your team and why are you the right people?',
    help: 'What you did before that prepares you for this. Please leave out names: applications are reviewed blind.',
    role: 'team',
    sources: ALL,
  },
  {
    label: 'Why is now the right time?',
    help: 'What has changed recently that makes this possible or urgent?',
    role: 'why_now',
    sources: ALL,
  },
  {
    label: 'What do you need from this programme?',
    help: 'What you would do with the support of {programme}, and what you would have reached by its end.',
    role: 'ask',
    sources: ALL,
  },
];

/** Follow the questions about the venture, whatever the brief says. */
export const CLOSING_QUESTIONS: readonly FormQuestion[] = [
  {
    label: 'Website or demo link (optional)',
    help: 'Shown to the team only; the review does not open links.',
    role: null,
    sources: [],
    type: 'url',
    required: false,
  },
];

export interface BriefTheme {
  readonly name: string;
  /** Words of a brief that call for the questions; a trailing `*` stands for any ending. */
  readonly signs: readonly string[];
  readonly questions: readonly FormQuestion[];
}

/** What particular kinds of programme want to know besides. */
export const BRIEF_THEMES: readonly BriefTheme[] = [
  {
    name: 'grant',
    signs: ['grant', 'grants', 'award funding', 'non dilutive'],
    questions: [
      {
        label: 'How would you spend the grant?',
        help: 'The main items, what each costs, and what each makes possible.',
        role: 'ask',
        sources: ALL,
      },
    ],
  },
  {
    name: 'impact',
    signs: [
      'social impact',
      'impact driven',
      'social enterprise*',
      'nonprofit*',
      'non profit*',
      'charit*',
      'communit*',
      'underserved',
      'inclusion',
      'inequalit*',
      'sdg',
      'sdgs',
    ],
    questions: [
      {
        label: 'Whose lives improve, and how do you measure that impact?',
        help: 'The people you serve, the change you look for, and what you have measured.',
        role: 'traction',
        sources: ALL,
      },
    ],
  },
  {
    name: 'climate',
    signs: [
      'climate',
      'carbon',
      'emission*',
      'decarboni*',
      'net zero',
      'renewable*',
      'clean energy',
      'cleantech',
      'circular economy',
      'biodiversity',
      'sustainability',
    ],
    questions: [
      {
        label: 'What emissions or resource use do you reduce, and by how much?',
        help: 'Per unit sold or per customer and year, with the assumption you make or the measurement you have.',
        role: 'solution',
        sources: ALL,
      },
    ],
  },
  {
    name: 'health',
    signs: ['health', 'healthcare', 'medical', 'medtech', 'biotech', 'clinical', 'patient*', 'hospital*', 'diagnos*'],
    questions: [
      {
        label: 'What clinical evidence and regulatory approval do you have or need?',
        help: 'Studies, certification, data protection: what is done, what is left, and how long it takes.',
        role: 'traction',
        sources: ALL,
      },
    ],
  },
  {
    name: 'finance',
    signs: ['fintech', 'financial services', 'banking', 'payments', 'insurtech', 'lending'],
    questions: [
      {
        label: 'Which licences or partners do you need to operate?',
        help: 'Licences, bank or scheme partners: what you hold, what you have applied for.',
        role: null,
        sources: ALL,
      },
    ],
  },
  {
    name: 'education',
    signs: ['education', 'edtech', 'schools', 'learners', 'skills training'],
    questions: [
      {
        label: 'What evidence do you have that learners learn more?',
        help: 'What you compared, with how many learners, and what came out.',
        role: 'traction',
        sources: ALL,
      },
    ],
  },
  {
    name: 'research',
    signs: [
      'deep tech',
      'deeptech',
      'research',
      'university',
      'scientific',
      'spin out*',
      'spinout*',
      'hardware',
      'robotics',
    ],
    questions: [
      {
        label: 'How far is the technology proven, and what protects it?',
        help: 'Laboratory, field or customer results, and any patent, data or know-how that is yours.',
        role: 'competition',
        sources: ALL,
      },
    ],
  },
];
