import { administrative } from './en/examples/administrative.js';
import { ask } from './en/examples/ask.js';
import { businessModel } from './en/examples/business-model.js';
import { competition } from './en/examples/competition.js';
import { customer } from './en/examples/customer.js';
import { market } from './en/examples/market.js';
import { other } from './en/examples/other.js';
import { problem } from './en/examples/problem.js';
import { solution } from './en/examples/solution.js';
import { team } from './en/examples/team.js';
import { traction } from './en/examples/traction.js';
import { whyNow } from './en/examples/why-now.js';
import { type TopicExamples } from './topic.js';

export const EXAMPLES: readonly TopicExamples[] = [
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
  administrative,
  other,
];
