import { type FormQuestion } from './form-questions.js';

/** A field of work whose programmes want to know something besides. */
export interface BriefTheme {
  readonly name: string;
  /** Words of a brief that call for the question; a trailing `*` stands for any ending. */
  readonly signs: readonly string[];
  readonly question: FormQuestion;
}

export const BRIEF_THEMES: readonly BriefTheme[] = [
  {
    name: 'climate',
    signs: [
      'climate', 'carbon', 'emission*', 'decarboni*', 'net zero', 'renewable*', 'clean energy', 'cleantech',
      'circular economy', 'biodiversity', 'sustainability', 'recycling', 'hydrogen',
    ],
    question: {
      label: 'How do you reduce emissions or resource use, and by how much?',
      help: 'Per unit sold or per customer and year, with the assumption you make or the measurement you have.',
      role: 'solution',
    },
  },
  {
    name: 'health',
    signs: ['health', 'healthcare', 'medical', 'medtech', 'biotech', 'clinical', 'patient*', 'hospital*', 'diagnos*'],
    question: {
      label: 'What clinical evidence and regulatory approval do you have or need?',
      help: 'Studies, certification, data protection: what is done, what is left, and how long it takes.',
      role: 'traction',
    },
  },
  {
    name: 'finance',
    signs: ['fintech', 'financial services', 'banking', 'payments', 'insurtech', 'lending', 'microfinance'],
    question: {
      label: 'Which licences or partners do you need to operate?',
      help: 'Licences, bank or scheme partners: what you hold, what you have applied for, and since when.',
      role: null,
      type: 'long_text',
    },
  },
  {
    name: 'education',
    signs: ['education', 'edtech', 'schools', 'learners', 'skills training', 'vocational'],
    question: {
      label: 'What evidence do you have that learners learn more?',
      help: 'What you compared, with how many learners, and what came out.',
      role: 'traction',
    },
  },
  {
    name: 'agriculture',
    signs: ['agricultur*', 'agritech', 'agtech', 'farm*', 'smallholder*', 'food systems', 'crops', 'livestock'],
    question: {
      label: 'What have field trials or farmers shown so far?',
      help: 'Which crop or herd, how many seasons and farms, and the yield, loss or income before and after.',
      role: 'traction',
    },
  },
  {
    name: 'artificial intelligence',
    signs: ['ai', 'artificial intelligence', 'machine learning', 'data science', 'language models'],
    question: {
      label: 'What data is your product built on, and what keeps others from building the same?',
      help: 'Where the data comes from, what you may do with it, how well it works by a test you can name.',
      role: 'competition',
    },
  },
  {
    name: 'hardware',
    signs: ['hardware', 'robotics', 'manufactur*', 'devices', 'sensors', 'semiconductor*', 'space'],
    question: {
      label: 'What does it cost to make one unit today, and at scale?',
      help: 'Parts, assembly, certification; the quantity behind each figure, and any supplier quote you hold.',
      role: 'business_model',
    },
  },
];
