import { administrative } from './en/administrative.js';
import { ask } from './en/ask.js';
import { businessModel } from './en/business-model.js';
import { competition } from './en/competition.js';
import { customer } from './en/customer.js';
import { market } from './en/market.js';
import { nothing, other } from './en/other.js';
import { personal } from './en/personal.js';
import { problem } from './en/problem.js';
import { solution } from './en/solution.js';
import { team } from './en/team.js';
import { traction } from './en/traction.js';
import { whyNow } from './en/why-now.js';
import { type TopicWords } from './topic.js';

export const TOPICS: readonly TopicWords[] = [
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
  personal,
  administrative,
  other,
  nothing,
];
