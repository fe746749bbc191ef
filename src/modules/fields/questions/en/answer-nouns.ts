import { type FieldTypeRule } from '../../field-type-rule.js';
import { AND_MORE, OPEN } from './answer-words.js';
import { CUSTOMER } from './common.js';

const TIME =
  '(so far|to date|till date|until now|up to now|today|now|per month|per week|per day|per year|a month|a week|last month|' +
  'last year|this year|this month|last week|last quarter|last 12 month|in total|at present|currently|each month)';
const COUNTED =
  `${CUSTOMER}|visitor|viewer|reader|listener|follower|subscriber|participant|attendee|guest|guest night|employee|volunteer|worker|` +
  'freelancer|intern|download|install|installation|signup|sign up|registration|order|session|view|page view|pageview|' +
  'transaction|booking|ride|trip|delivery|unit|bed|room|machine|device|vehicle|shop|store|outlet|branch|location|' +
  'site|patent|publication|paper|episode|listing|contract|licence|pilot|hour|visit|impression|circulation|print run';
/** "Newsletter subscribers" are counted, "newsletter customers" described. */
const ALWAYS_COUNTED =
  'visitor|follower|subscriber|download|install|signup|sign up|page view|pageview|employee|volunteer|fte|mau|dau|wau|' +
  'attendee|viewer|listener|impression|wishlist|circulation|print run|full time equivalent';
const THINGS =
  'prototype|unit|machine|device|patent|contract|order|pilot|copy|licence|tree|house|home|meal|job|visit|workshop|event|' +
  'session|lesson|course|seat|desk|place|bench place|room|bed|workstation|account|product|item|ticket|interview|test|building|school|clinic|farm|village|vehicle|sensor|household|flat';
const DONE =
  'built|sold|shipped|delivered|installed|planted|created|signed|filed|granted|needed|required|produced|held|run|served|' +
  'completed|conducted|opened|funded|placed|made|printed|connected|managed|listed|covered|insured|monitored|equipped|supplied|under management|under contract|in operation|in use';
const HOW_COUNTED =
  'monthly|weekly|daily|annual|yearly|total|average|active|unique|registered|returning|paying|paid|repeat|free|' +
  'monthly active|weekly active|daily active|monthly unique|unique monthly|average monthly|average daily|average weekly|' +
  'full time|part time|permanent|female|women|cumulative';

const MONEY =
  'cost|price|fee|expense|spend|spending|expenditure|revenue|sale|turnover|income|profit|loss|debt|liability|loan|budget|' +
  'contribution|subsidy|grant|funding|financing|salary|wage|rent|saving|asset|cash|overhead';
const HOW_MUCH =
  'proposed|estimated|planned|expected|eligible|approximate|anticipated|forecast|forecasted|projected|budgeted|outstanding|' +
  'existing|current|total|net|gross|annual|monthly|weekly|average|maximum|minimum|overall|target|actual|direct|indirect';

const PEOPLE =
  'author|investigator|supervisor|tutor|treasurer|chairperson|chairman|chairwoman|chair|president|secretary|signatory|' +
  'guardian|referee|representative|spokesperson|captain|proposer|nominee|nominator|applicant|guarantor|coach|teacher|' +
  'inventor|director|manager|coordinator|producer|owner|head|leader|principal';
const BODIES =
  'school|college|institute|club|society|union|chamber|foundation|charity|agency|laboratory|lab|employer|ministry|branch|chapter|bank|hospital|publisher|congregation|' +
  'municipality|council|department|organization|institution|university|faculty|company|cooperative|association|' +
  'research group|group|team';
const PLACES =
  'village|parish|ward|district|county|province|region|street|suburb|borough|town|city|municipality|place|venue|site|' +
  'neighborhood|residence|birthplace';
const OF_ONES = 'your|the|current|host|home|lead|main|responsible|legal|corresponding|principal|contact|academic|parent|local';

const FILES =
  'demo|trailer|teaser|showreel|slide|slideshow|brochure|flyer|screenshot|wireframe|mockup|mock up|press kit|media kit|one pager|' +
  'presentation|logo|site|repository|repo|work sample|sample|pitch video|video pitch|cap table template|data room|cv|resume|' +
  'mood board|map|site plan|online shop|online store|web shop|webshop|webstore|drawing|sketch|floor plan|reference letter|letter of support|support letter|transcript|certificate|' +
  'audited account|annual account|balance sheet|financial statement|quotation|impact report|evaluation report|test report|technical report|financial report|annual report';

const COMING = 'expected|planned|target|proposed|intended|estimated|scheduled|anticipated|actual|earliest|latest|desired|preferred|foreseen|envisaged|provisional|likely|prospective|approximate';
const EVENT = 'launch|release|completion|start|end|delivery|go live|opening|premiere|graduation|closing|arrival|departure|publication';

/** Labels of a few words that name the thing wanted, and nothing else. */
export const ANSWER_NOUNS: readonly FieldTypeRule[] = [
  { type: 'number', unit: true, any: ['*'], not: [...OPEN, ...AND_MORE, 'why', 'date', 'when', 'milestone', 'plan'] },
  {
    type: 'url',
    whole: [
      `(${FILES})`, `(live|product|online|interactive|your|company|project|your company|last|latest|recent) (${FILES})`,
      `(working|company|project|short|investor|artist|design|technical|signed) (${FILES})`, '(your|company|project|team) (page|channel|feed)',
    ],
    not: ['^ site $', '^ sample $', 'certificate number'],
  },
  {
    type: 'phone',
    whole: ['(cellular|cell|handphone|hand phone|mobil|gsm|telefon|viber|signal|tel|fax)', '(cellular|handphone|gsm|hp) (number|no)'],
  },
  {
    type: 'number',
    whole: [
      `(${THINGS}) (${DONE})`, `(${THINGS}) (${DONE}) ${TIME}`, `* (sold|served|shipped|delivered|produced|treated|planted|trained|processed|handled) ${TIME}`, '(pre order|preorder|reservation|backorder)', '(paid|paying|sold) seat', `(${ALWAYS_COUNTED})`, `* (${ALWAYS_COUNTED})`, `* * (${ALWAYS_COUNTED})`, `(${ALWAYS_COUNTED}) ${TIME}`, `* (${ALWAYS_COUNTED}) ${TIME}`,
      `(${HOW_COUNTED}) (${COUNTED})`, `(${HOW_COUNTED}) * (${COUNTED})`, `(${HOW_COUNTED}) (${COUNTED}) ${TIME}`,
      `(${HOW_COUNTED}) * (${COUNTED}) ${TIME}`, '(weekly|daily|monthly) hour', 'hour (per|a|each) (week|day|month)',
      '* (margin|churn|retention|conversion|utilization|occupancy|attrition|turnover rate|bounce rate)',
      '* (rate|percentage|ratio|percent)', '* * rate', '(age|weight|height|length|area|capacity|volume|distance|floor area)',
    ],
    not: ['^ (your|main|key|target|potential|first|ideal|future|typical|who|describe|exchange|day) *', 'and', '(interest|burn|run|day|hourly|daily|exchange) rate'],
  },
  {
    type: 'currency',
    whole: [
      `(requested|desired|required|sought|approved|granted|awarded|needed|confirmed|secured) (${MONEY}|amount|support|capital|investment)`,
      `(${HOW_MUCH}) (${MONEY})`, `(${HOW_MUCH}) (project|research|start up|startup|set up|unit|staff|capital|running|operating|production|sale|grant) (${MONEY})`,
      '(ebitda|opex|capex|cogs|aov|acv|tcv|cac|ltv|arpu|arppu|gmv|mrr|arr|gtv|tpv|aum|net income|net profit|gross profit)',
      '(outstanding|existing|current|total) * (debt|loan|liability)', 'net worth', 'already (financed|raised|committed|secured|invested|paid|spent)', '(debt|loan) (outstanding|balance)',
    ],
    not: ['structure', 'breakdown', 'saving plan', 'and', 'source', 'customer', 'stream', 'model', 'how', 'what', 'use', 'distribution', 'plan'],
  },
  {
    type: 'date',
    whole: [
      '(signed|completed|submitted|founded|created|established|incorporated|launched|started|opened|registered|constituted) (on|in)', '(open|trading|active|operating|member|self employed|in business) since',
      '(valid|available|employed) (until|from|since)', `(${COMING}) (${EVENT})`, '(start|end|beginning|completion|commencement|opening|closing) of *', '(start|end) of (the|your) (financial|fiscal|academic|school|tax) year', '(start|end|beginning|completion|commencement|opening|closing) of the *', '(opening|premiere|kick off|kickoff|commencement)', `(${COMING}) (${EVENT}) of (the|your) *`, `(project|pilot|programme) (${EVENT})`,
      '(date|day|month) of *', '(date|year) of the *',
    ],
  },
  {
    type: 'select',
    any: ['(which|what) (grade|class|year|semester|form|level|faculty|department|cohort) (are|do) you'],
    whole: [
      '(business|ownership|corporate|legal|company) structure', '(semester|study year|academic year|grade|level|study level)', '(year|level|field) of (study|education|studies)', 'semester (in|of) *',
      '(track|theme|topic|category|focus area|challenge area|intake|cohort|batch|vertical|sector|industry|stage|genre|art form|medium)',
      '(type|kind|form|category|level|status) of (project|application|applicant|entity|business|organization|product|support|grant|venture|company|activity|funding|funding requested|innovation|ownership|employment)',
      '(project|application|applicant|product|grant|customer|ownership|employment|technology|membership) (type|category|status|level)',
      '(preferred|desired) (location|track|city|cohort|intake|language|format|date|slot)',
    ],
  },
  {
    type: 'text',
    any: [`^ (${BODIES}) $`, '^ (give|find|choose|suggest) .. (title|name|headline) $'],
    whole: [
      '* (nickname|alias|pseudonym|identifier|id|code|username|login|hashtag|number|no|ref|designation)', '* * (identifier|id|code|username|number|no)',
      `(${PEOPLE}|${PLACES})`, `(${OF_ONES}) (${PEOPLE}|${BODIES}|${PLACES})`, `(${OF_ONES}) * (${PEOPLE}|${BODIES}|${PLACES})`,
      `(${PEOPLE}) (of|for|in) (the|this|your) *`, `(${BODIES}) or (${BODIES})`, '(production|operating|holding|parent|publishing|managing|sponsor|applicant|lead) company', '(studio|developer|developer or studio|artist or studio|artist|band|ensemble)', `(${BODIES}) or * (${BODIES})`, `(${PLACES}) (and|or) (${PLACES}|country|postcode)`,
      '(career|course|subject|degree|program|major|field|discipline) (you|of|that you) (study|studies|studying)',
      '(food|dietary|diet) (restriction|requirement|preference|need|intolerance)', '(signed|completed|submitted|recommended|nominated|referred|prepared) by',
      '(profession|brand|producer|manufacturer|major|specialization|specialty|discipline)',
    ],
    not: ['^ (team|group|the team|your team|the group|your group|market|leader|the market|owner|network) $', '^ (community|target) *', 'number of', '^ who', '^ which', '^ what', 'how many'],
  },
];
