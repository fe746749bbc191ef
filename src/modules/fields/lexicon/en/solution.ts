import { type RoleLexicon } from '../role-lexicon.js';

export const solution: RoleLexicon = {
  role: 'solution',
  tells: [
    'solution*', 'product', 'platform', 'app', 'tool', 'software', 'device', 'sensor*', 'kit', 'kits', 'system',
    'service', 'machine*', 'prototype*', 'dashboard', 'algorithm*', 'api', 'marketplace', 'automat*', 'we build',
    'we built', 'we make', 'we offer', 'we sell', 'we provide', 'we connect', 'we replace', 'we turn', 'we use',
    'our model', 'our method', 'works by', 'lets', 'allows', 'enables', 'helps', 'sends', 'reads', 'predicts',
    'detects', 'measures', 'tracks', 'matches', 'reminds', 'alerts', 'schedules', 'scans', 'converts', 'filters',
    'delivers', 'connects', 'plugs into', 'integrates', 'stores', 'cools', 'text message*', 'sms', 'whatsapp',
    'subscription box', 'network of', 'course', 'curriculum', 'workshop*', 'training', 'designed', 'developed',
    'it works', 'fills', 'books', 'drafts', 'generates', 'monitors', 'recommends', 'checks', 'collects', 'links',
    'we train', 'we teach', 'we run',
  ],
  except: [
    'existing solutions', 'alternative solutions', 'current solutions', 'other solutions', 'competing solutions',
    'competing products', 'your product different', 'solution different', 'product different', 'how does your team',
    'health system', 'pitch deck', 'how does your company make', 'how does your business make',
    'how does your startup make', 'pay for your product', 'pay for your service', 'uses your product',
    'use your product', 'using your product', 'buy your product', 'buys your product', 'need your product',
    'your product compare', 'your solution compare', 'your product launched', 'solution unique', 'product unique',
  ],
};
