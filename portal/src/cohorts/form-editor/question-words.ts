import { type ClarityRole, type FieldType, type Source } from './question.js';

export const TYPE_WORDS: Record<FieldType, string> = {
  text: 'Short text',
  long_text: 'Long text',
  email: 'E-mail address',
  url: 'Web address',
  phone: 'Phone number',
  number: 'Number',
  currency: 'Amount of money',
  date: 'Date',
  boolean: 'Yes or no',
  select: 'One of several choices',
  multi_select: 'Several choices',
};

export const SOURCE_WORDS: Record<Source, string> = {
  clarity: 'Clarity',
  founder_fit: 'Founder fit',
  idea_strength: 'Idea strength',
};

export const CLARITY_ROLE_WORDS: Record<ClarityRole, string> = {
  problem: 'The problem',
  solution: 'The solution',
  customer: 'The customers',
  market: 'The market',
  business_model: 'The business model',
  traction: 'Traction so far',
  competition: 'The competition',
  team: 'The team',
  why_now: 'Why now',
  ask: 'What is asked for',
};
