import { type TopicWords } from '../topic.js';

const RECENT =
  'recent|recently|new|emerging|current|latest|upcoming|technological|regulatory|macro|societal|policy|external|' +
  'enabling|key|industry|market';

const CHANGE =
  'change|regulation|rule|law|policy|legislation|reform|directive|price|shift|trend|event|development|advance|' +
  'breakthrough|technology|cost|behavior|driver|tailwind';

export const whyNow: TopicWords = {
  topic: 'why_now',
  certain: [
    'make (today|now) the (day|moment|time|year)',
    'why (do|could|can|would|did) .. not (wait|earlier|before now)', 'how come .. now',
    '^ why .. now',
  ],
  sure: [
    'unlock*', '(past|last) (two|three|five|few|couple|decade|ten) year',
    'become (possible|feasible|affordable|viable|cheap)',
    '(new|recent) (law|rule|policy|regulation|technology|development|event|trend|change|science)', 'timeliness',
    'at present', 'hurry', 'this (year|season|month|decade) .. (why|rather|and not)', 'opportune', 'rush',
    'why .. this year', 'act (now|quickly|fast)', 'moment in (history|time)', 'too (early|late)',
    'what .. (today|now) .. (was not|not) .. (before|ago|then|earlier)',
    'earlier', 'why are (this|it|now|today) the (time|moment|year)', 'not wait', 'by wait', 'present (time|moment)',
    'topical*', 'relevance of',
    '(political|legal|legislative|social|demographic|economic|technological|cultural) (change|shift|development)',
    'make (today|now|this) the', 'today the (day|moment|time)', 'the day to', 'good moment', 'what .. shifted',
    'has .. (become|got) .. (cheap|possible|feasible|cheaper|easier)', 'day to (begin|start)',
    'just (opened|become|changed)',
    `(what|which) .. (${CHANGE}) .. (open|opened|enable|unlock|allow|favor|make|made|mean|help|create|drive)`,
    'rather than (one|two|three|five|ten|last|a few) year',
    '(window|door) .. open*', 'why do (this|it|your project|your work) matter now',
    '(what|which) . (technology|regulation|law|policy|development|change) .. (possible|enable|timely)',
    'why .. matter (now|today)', '^ why .. (now|today)', '(make|made) (this|it|that) possible',
    '(technology|regulation|law|policy) .. (possible|now|enable)', '(right|ideal|perfect|best) (year|decade|period)',
    'why now', 'why is (now|today)', 'why today', 'why (this|at this|at the) (time|moment|point|stage of history)',
    'why not (before|earlier|sooner|later)', 'now and not',
    '(right|good|ideal|perfect|best|appropriate|opportune|correct) (time|moment|timing|point in time|window)',
    'right now .. (why|moment)', 'moment to', 'the moment', 'timing', 'timeliness', 'timely', 'market timing',
    'what (has|is|recently|just) .. (changed|changing|shifted|different now)', 'what changed',
    'what is different (now|today|this time)', 'changed (in|that|to|recently|about)',
    'what change .. (possible|market|make|technology|open|allow|enable|happen)',
    'why (has|did|was|does) .. (no one|nobody|this|it) .. (before|already|until|previously|earlier|yet)',
    'why (has|did|was|does) .. (someone|anyone|not|problem) .. (before|already|until|previously|earlier|yet)',
    'why (has|did|was|does) .. (no one|nobody|this|it) .. (been done|been solved|been possible)',
    'why (has|did|was|does) .. (someone|anyone|not|problem) .. (been done|been solved|been possible)',
    'why (has|did|was|does) .. (no one|nobody|this|it|someone|anyone|not|problem) .. (happened|solved it|exist)',
    'why has .. not', 'not [been] possible (before|until)', '(until|before) (recently|now) .. possible',
    'has (been|become) possible',
    `(${RECENT}) .. (change|shift|breakthrough|regulation|policy) .. (make|favor|support|enable|create)`,
    `(${RECENT}) .. (change|shift|breakthrough|regulation|policy) .. (open|drive|urgent|timely)`,
    `(${RECENT}) .. (law|event|tailwind|driver) .. (make|favor|support|enable|create|open|drive|urgent|timely)`,
    `(${RECENT}) .. (change|shift|breakthrough|regulation|policy) .. (possible|help|now|affect)`,
    `(${RECENT}) .. (change|shift|breakthrough|regulation|policy) .. (opportunity|needed|relevant|allow)`,
    `(${RECENT}) .. (law|event|tailwind|driver) .. (possible|help|now|affect|opportunity|needed|relevant|allow)`,
    `(${RECENT}) (change|shift|breakthrough|tailwind)`,
    `(trend|shift|development|change|event) .. (make|enable|favor|support|drive|create|open|allow)`,
    `(driver|force|factor|advance|condition) .. (make|enable|favor|support|drive|create|open|allow)`,
    `(trend|shift|development|change|event) .. (help|working in your favor|benefit|your side|possible|urgent|timely)`,
    `(driver|force|factor|advance|condition) .. (help|working in your favor|benefit|your side|possible|urgent|timely)`,
    '(trend|development) .. (timely|now|urgent|moment)', 'tailwind', 'urgen*', 'momentum', 'window of opportunity',
    'opportunity .. (now|moment|today|right now)',
    '(possible|ready|viable|feasible|necessary|relevant|needed|important|different|exist) (now|today)',
    'now (possible|necessary|feasible|viable|the|is|a)', 'important (right now|now|today|at this)',
    'needed (right now|now|today|at this)', 'enabling (technology|trend)', 'inflection', 'catalyst', 'macro trend',
    'ago', 'what .. (happen|lost) if .. (wait|delay|not now|later)', 'if (you|we) wait', 'time sensitive',
    'time critical', 'ripe', 'ready for (this|your|it)', 'opens .. (now|opportunity)', 'why .. (five|ten|5|10) year',
    'world .. (changed|changing|ready)', 'market ready', 'readiness of the market', 'driver of change',
    'why .. (urgent|pressing|this year|now)',
  ],
  subject: [
    'urgency', 'timing',
    'trend', 'shift', 'moment',
  ],
  mention: ['today', 'window', 'changed', 'now', 'tailwinds', 'recently'],
  context: ['change', 'time', 'driver'],
};
