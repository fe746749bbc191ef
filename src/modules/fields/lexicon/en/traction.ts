import { type RoleLexicon } from '../role-lexicon.js';

export const traction: RoleLexicon = {
  role: 'traction',
  asksClearly: [
    'traction', 'progress', 'milestone', 'milestones', 'achieved', 'achievements', 'accomplished', 'accomplishments',
    'results so far', 'validation', 'validated', 'evidence', 'proof', 'monthly revenue', 'annual revenue',
    'current revenue', 'revenue to date', 'how much revenue', 'mrr', 'arr', 'current sales', 'sales to date',
    'paying customers', 'active users', 'number of users', 'number of customers', 'customers currently',
    'how many users', 'how many customers', 'how many active', 'how many paying', 'how many clients',
    'how many pilots', 'users do you have', 'customers do you have', 'how many people use', 'growth rate',
    'retention', 'churn', 'launched', 'how far along', 'what stage', 'which stage', 'current stage', 'stage of',
    'company stage', 'startup stage', 'business stage', 'development stage', 'stage', 'status of your', 'so far',
    'to date', 'pilots', 'letters of intent', 'kpi', 'kpis', 'key metrics', 'metrics', 'outcomes', 'impact have you',
    'measure that impact', 'measure impact', 'measure your impact', 'impact metrics', 'email subscribers',
    'subscribers', 'trl', 'readiness level', 'orders',
  ],
  asksWeakly: ['revenue', 'growth', 'grow', 'sales', 'users', 'pilot', 'impact', 'results'],
  tells: [
    'traction', 'pilot*', 'users', 'customers', 'paying', 'paid', 'revenue*', 'mrr', 'arr', 'sales', 'sold', 'orders',
    'signed', 'signups', 'sign ups', 'signed up', 'waitlist', 'waiting list', 'downloads', 'active', 'grew', 'growth',
    'grown', 'retention', 'retained', 'churn', 'renewed', 'renewal*', 'repeat*', 'launched', 'shipped', 'deployed',
    'installed', 'live since', 'went live', 'beta', 'prototype', 'mvp', 'letters of intent', 'letter of intent',
    'contracts', 'interviewed', 'tested', 'trial', 'trials', 'trialled', 'month over month', 'weekly', 'subscribers',
    'members', 'delivered', 'served', 'raised', 'won', 'award*', 'reduced', 'cut', 'increased', 'improved',
    'fell from', 'rose from', 'up from', 'down from', 'completed', 'enrolled', 'onboarded', 'transactions',
    'bookings', 'trained', 'harvested', 'processed',
  ],
  except: [
    'impact investor*', 'impact of the grant', 'early stage', 'growth strategy', 'impact will', 'stage programme',
    'evidence of', 'orders of magnitude', 'raised in', 'raised by', 'traction control', 'money raised',
    'funding raised',
  ],
};
