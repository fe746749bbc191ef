import { COMMERCE } from './industries/commerce.js';
import { COMPUTING } from './industries/computing.js';
import { type IndustryWords } from './industries/industry-words.js';
import { LEISURE } from './industries/leisure.js';
import { LIFE } from './industries/life.js';
import { MAKING } from './industries/making.js';
import { MONEY } from './industries/money.js';
import { MOVING } from './industries/moving.js';
import { NATURE } from './industries/nature.js';
import { SOCIETY } from './industries/society.js';

/** Every industry that an application can be placed in, with the words that give it away. */
export const INDUSTRIES: Readonly<Record<string, IndustryWords>> = {
  ...LIFE,
  ...MONEY,
  ...NATURE,
  ...SOCIETY,
  ...MAKING,
  ...MOVING,
  ...COMMERCE,
  ...LEISURE,
  ...COMPUTING,
};

/** Phrases of no industry, made of words of one. */
export const FIGURES_OF_SPEECH: readonly string[] = [
  'waste time', 'waste too much', 'waste so much', 'waste a lot', 'waste of time', 'waste money', 'waste hours',
  'of course', 'game chang*', 'a lot of energy', 'food for thought', 'playing field', 'play a role',
  'play an important role', 'plays a role', 'in charge', 'free of charge', 'track record*', 'one stop shop',
  'at the end of the day', 'state of the art', 'rule of thumb', 'school of thought', 'learning curve',
  'virtuous circle', 'lessons learned', 'lessons learnt', 'we learned', 'i learned', 'we learnt', 'have learned',
  'you learned', 'learned from', 'in house', 'stage of', 'on the market', 'space to grow', 'desk space', 'with ads',
  'from ads', 'through ads', 'show ads', 'test the idea', 'tested the idea', 'drop out of', 'early stage',
  'at this stage', 'seed round*', 'seed funding', 'seed stage', 'seed invest*', 'pre seed',
];
