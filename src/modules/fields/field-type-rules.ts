import { type FieldType } from './field.js';

/** One way to tell a question's type. The first rule that holds decides. */
export interface FieldTypeRule {
  readonly type: FieldType;
  /** One of these is in the label. */
  readonly any: readonly string[];
  /** None of these is: the browser vendors' lesson that a form rule is as good as its exceptions. */
  readonly not: readonly string[];
  /** The label has to begin with one of `any`. */
  readonly atStart?: boolean;
}

const OPEN_QUESTION = [
  'describe', 'explain', 'why', 'how will', 'how do', 'how does', 'how would', 'and how', 'and what', 'tell us',
  'elaborate', 'if so', 'if yes', 'please share', 'details', 'strategy', 'what are', 'give an example',
  'give examples',
];

export const FIELD_TYPE_RULES: readonly FieldTypeRule[] = [
  {
    type: 'multi_select',
    any: [
      'select all', 'choose all', 'tick all', 'check all', 'mark all', 'all that apply', 'which of the following',
      'select up to', 'choose up to', 'pick up to', 'select any',
    ],
    not: [],
  },
  {
    type: 'text',
    any: [
      'one line', 'one liner', 'one sentence', 'single sentence', 'in a sentence', 'tagline', 'in 50 characters',
      'in a few words',
    ],
    not: [],
  },
  { type: 'select', any: ['choose one', 'select one', 'pick one', 'select your', 'select the', 'dropdown'], not: [] },
  {
    type: 'email',
    any: ['email', 'e mail', 'mail address'],
    not: [...OPEN_QUESTION, 'how many', 'number of', 'marketing', 'subscribers', 'campaign*', 'newsletter', 'list'],
  },
  {
    type: 'phone',
    any: ['phone', 'telephone', 'phone number', 'mobile number', 'cell number', 'whatsapp', 'contact number', 'tel'],
    not: [...OPEN_QUESTION, 'how many', 'number of', 'app', 'users', 'smart'],
  },
  {
    type: 'url',
    any: [
      'url', 'urls', 'website', 'web site', 'web page', 'webpage', 'homepage', 'home page', 'linkedin', 'github',
      'twitter', 'facebook', 'instagram', 'tiktok', 'youtube', 'link', 'links', 'video', 'pitch deck', 'slide deck',
      'deck', 'upload', 'attach', 'social media profile*', 'demo video', 'app store',
    ],
    not: [...OPEN_QUESTION, 'how many', 'number of', 'traffic', 'visitors', 'followers', 'link between'],
  },
  { type: 'boolean', any: [
    'yes no', 'yes or no', 'y n', 'true false', 'tick to', 'i agree', 'i confirm', 'i consent', 'i accept',
    'we confirm',
  ], not: [] },
  {
    type: 'boolean',
    any: [
      'are you', 'are your', 'are there', 'is your', 'is the', 'is it', 'is there', 'do you', 'do your', 'does your',
      'does the', 'have you', 'has your', 'has the', 'did you', 'did your', 'will you', 'can you', 'were you',
      'would you', 'could you', 'are any', 'are all', 'is any', 'are they', 'is anyone', 'do any', 'has anyone',
      'have any',
    ],
    not: [
      ...OPEN_QUESTION,
      'what', 'which', 'who', 'where', 'when', 'how', 'or', 'tell', 'list', 'if not', 'provide', 'please',
    ],
    atStart: true,
  },
  {
    type: 'number',
    any: [
      'how many', 'number of', 'no of', 'headcount', 'team size', 'size of the team', 'size of your team',
      'percentage', 'percent', 'how old', 'years of experience', 'hours per week', 'hours a week', 'count of',
      'total users', 'active users', 'age', 'what percentage', 'growth rate', 'trl',
    ],
    not: [...OPEN_QUESTION, 'age group*', 'age range', 'age bracket', 'phone number', 'registration number'],
  },
  {
    type: 'date',
    any: [
      'date', 'dates', 'when did', 'when was', 'when were', 'when will', 'when do', 'when would', 'year founded',
      'founding year', 'year of', 'birthday', 'deadline', 'dd mm', 'mm dd', 'yyyy',
    ],
    not: [...OPEN_QUESTION, 'to date', 'up to date'],
  },
  {
    type: 'currency',
    any: [
      'how much revenue', 'how much money', 'how much funding', 'how much capital', 'how much are you raising',
      'how much do you want to raise', 'how much do you need', 'how much do you charge', 'how much have you raised',
      'how much investment', 'how much are you', 'how much does', 'how much have you', 'how much will',
      'monthly revenue', 'annual revenue', 'current revenue', 'total revenue', 'revenue to date', 'revenue last',
      'recurring revenue', 'mrr', 'arr', 'amount', 'amount raised', 'amount requested', 'grant amount', 'budget',
      'valuation', 'usd', 'eur', 'gbp', 'in dollars', 'in euros', 'in pounds', 'burn rate', 'turnover',
      'funding raised', 'funding to date', 'funding sought', 'funding requested', 'money raised', 'total funding',
      'investment raised', 'monthly burn', 'price', 'average price', 'funding needed', 'funding amount',
      'funding goal', 'sales to date', 'raise amount', 'round size',
    ],
    not: [...OPEN_QUESTION, 'equity', 'time', 'experience'],
  },
  {
    type: 'text',
    any: [
      'name', 'names', 'title', 'city', 'country', 'address', 'postcode', 'zip', 'state', 'location',
      'where are you based', 'where are you located', 'where do you live', 'gender', 'pronouns', 'nationality',
      'ethnicity', 'citizenship', 'industry', 'sector', 'category', 'stage', 'registration number', 'legal structure',
      'legal form', 'job title', 'what stage', 'how did you hear', 'where did you hear', 'age group', 'age range',
      'handle',
    ],
    not: [
      'describe', 'explain', 'why', 'how will', 'how do', 'how does', 'and how', 'tell us', 'elaborate', 'trends',
      'who else', 'state of',
    ],
  },
  {
    type: 'long_text',
    any: [
      'describe', 'description', 'explain', 'why', 'how', 'tell us', 'tell me', 'please', 'elaborate', 'summary',
      'summarise', 'summarize', 'outline', 'share', 'details', 'overview', 'background', 'biography', 'bio',
      'statement', 'anything else', 'comments', 'additional information', 'what', 'who', 'which', 'plan', 'strategy',
      'story', 'essay', 'motivation', 'approach', 'list your', 'list the', 'experience', 'pitch',
    ],
    not: [],
  },
];
