import { type RoleLexicon } from '../role-lexicon.js';

export const traction: RoleLexicon = {
  role: 'traction',
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
