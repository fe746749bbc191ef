import { type RoleLexicon } from '../role-lexicon.js';

export const solution: RoleLexicon = {
  role: 'solution',
  asksClearly: [
    'solution', 'solutions', 'what does your company do', 'what does your startup do', 'what does it do',
    'what do you do', 'what are you building', 'what have you built', 'what will you build', 'what are you making',
    'what is your company going to make', 'going to make', 'your product', 'product description',
    'describe the product', 'the product', 'your service', 'service do you offer', 'products and services',
    'your idea', 'the idea', 'business idea', 'describe your company', 'describe your startup',
    'describe your business', 'describe your project', 'describe your venture', 'describe your organisation',
    'describe the project', 'company description', 'project description', 'project summary', 'summary of the',
    'summary of your', 'executive summary', 'elevator pitch', 'one liner', 'one line', 'one sentence', 'pitch',
    'tagline', 'short description', 'brief description', 'how does it work', 'how it works', 'how does your',
    'technology', 'tech stack', 'approach', 'innovation', 'what is your startup', 'what is your company',
    'about your company', 'about your startup', 'about your project', 'about your business', 'value proposition',
    'mission', 'demo', 'prototype', 'theory of change', 'intervention',
  ],
  asksWeakly: ['product', 'service', 'platform', 'idea', 'project', 'offer', 'summary', 'solve', 'addresses'],
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
