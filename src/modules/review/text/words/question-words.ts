import { type ClarityRole } from '../../../fields/field.js';

/**
 * Words by which a question asks for something besides what its field is taken to be about: a home for what is said
 * there, no more. They may be looser than the words that give a field its role. A trailing `*` stands for any ending.
 */
export const QUESTION_WORDS = {
  problem: [
    'problem', 'need', 'unmet need', 'pain', 'which task', 'why does it matter', 'moved you', 'who has it',
    'challenge',
  ],
  solution: [
    'what do you make', 'what does your', 'product', 'service', 'summary', 'overview', 'what is it', 'how is it', 'idea',
    'proposition', 'method', 'built', 'your build', 'what are you', 'what you d like to build', 'company make', 'tl dr',
    'innovation', 'technology', 'the game', 'process', 'enterprise do', 'claim',
  ],
  customer: [
    'who will buy', 'who buys', 'who wants', 'customers', 'buyers', 'for whom', 'who is it for', 'users', 'who pays',
    'who will play', 'households', 'farmers', 'learners', 'patients',
  ],
  market: ['market', 'markets', 'how many', 'addressable', 'market size', 'how big', 'demand'],
  business_model: [
    'price', 'prices', 'pricing', 'cost', 'costs', 'margin', 'pay for itself', 'be paid', 'earn', 'revenue', 'sales',
    'commercial', 'pay', 'unit economics', 'economics', 'numbers',
  ],
  traction: [
    'results', 'performance', 'figures', 'achieve*', 'progress', 'proof', 'tried', 'tested', 'validat*', 'pilot', 'pilots',
    'trial', 'trials', 'evidence', 'real', 'field data', 'heritage', 'sales', 'revenue', 'sold', 'done so far', 'to date',
    'so far', 'portfolio', 'what changed', 'impact', 'scale today', 'status', 'strongest sign', 'talked with', 'talk to',
    'customers and revenue', 'learned', 'value to', 'know that',
  ],
  competition: [
    'against', 'versus', 'else', 'stops', 'others', 'prior art', 'alternatives', 'already', 'rivals', 'compet*',
    'comparable', 'compare*', 'instead', 'what do people use', 'suppliers', 'similar', 'existing', 'why can t',
    'why wouldn t', 'if you didn t exist', 'differ*',
  ],
  team: [
    'team', 'people', 'founder*', 'who leads', 'staff', 'studio', 'who are you', 'key people', 'who will carry',
    'yourself', 'your job', 'who will deliver', 'who is applying',
  ],
  why_now: ['why now', 'now', 'hasn t this', 'what has changed'],
  ask: [
    'seek', 'sought', 'use of', 'request', 'requested', 'wish', 'spend', 'want from', 'goals', 'award', 'proceeds', 'budget',
    'support', 'need', 'grant', 'you propose', 'what would you do with', 'would you test', 'asking for', 'ask', 'investment',
    'use our', 'why apply', 'help', 'missing', 'why this', 'plan', 'milestones', 'want', 'raise', 'raising',
  ],
} as const satisfies Readonly<Record<ClarityRole, readonly string[]>>;
