import { ask } from './en/ask.js';
import { businessModel } from './en/business-model.js';
import { competition } from './en/competition.js';
import { customer } from './en/customer.js';
import { market } from './en/market.js';
import { problem } from './en/problem.js';
import { solution } from './en/solution.js';
import { team } from './en/team.js';
import { traction } from './en/traction.js';
import { whyNow } from './en/why-now.js';
import { type RoleLexicon } from './role-lexicon.js';

/** One entry per clarity role, in the order of the roles. */
export const ROLE_LEXICONS: readonly RoleLexicon[] = [
  problem,
  solution,
  customer,
  market,
  businessModel,
  traction,
  competition,
  team,
  whyNow,
  ask,
];
