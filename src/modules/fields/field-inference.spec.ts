import { type ClarityRole, type FieldType } from './field.js';
import { inferFields } from './field-inference.js';

type Row = [label: string, type: FieldType, role: ClarityRole | null, isPrivate?: 'private'];

const TABLE: Row[] = [
  ['What problem are you solving?', 'long_text', 'problem'],
  ['Problem', 'long_text', 'problem'],
  ['Customer problem', 'long_text', 'problem'],
  ['Describe the pain points your customers face', 'long_text', 'problem'],
  ['What problem do your users have, and how often?', 'long_text', 'problem'],
  ['Describe your solution', 'long_text', 'solution'],
  ['What does your company do?', 'long_text', 'solution'],
  ['Product description', 'long_text', 'solution'],
  ['Describe your startup in one sentence', 'text', 'solution'],
  ['How does it work?', 'long_text', 'solution'],
  ['What is your company going to make?', 'long_text', 'solution'],
  ['Elevator pitch (max 100 words)', 'long_text', 'solution'],
  ['Who is your customer?', 'long_text', 'customer'],
  ['Target customers', 'long_text', 'customer'],
  ['Who will benefit from this project?', 'long_text', 'customer'],
  ['Describe the age and gender of your target users', 'long_text', 'customer'],
  ['How big is the market?', 'long_text', 'market'],
  ['Market size (TAM/SAM/SOM)', 'long_text', 'market'],
  ['Target market', 'long_text', 'market'],
  ['How do you make money?', 'long_text', 'business_model'],
  ['Business model', 'long_text', 'business_model'],
  ['Go-to-market strategy', 'long_text', 'business_model'],
  ['How will you acquire customers?', 'long_text', 'business_model'],
  ['Pricing', 'long_text', 'business_model'],
  ['What traction do you have?', 'long_text', 'traction'],
  ['Monthly revenue (USD)', 'currency', 'traction'],
  ['How many active users do you have?', 'number', 'traction'],
  ['How many email subscribers do you have?', 'number', 'traction'],
  ['Key milestones achieved to date', 'long_text', 'traction'],
  ['Do you have paying customers?', 'boolean', 'traction'],
  ['Do you have paying customers? If so, tell us how many.', 'long_text', 'traction'],
  ['Who are your competitors?', 'long_text', 'competition'],
  ['What makes you different?', 'long_text', 'competition'],
  ['What makes your solution different from the alternatives?', 'long_text', 'competition'],
  ['How do people solve this problem today?', 'long_text', 'competition'],
  ['Name three competitors', 'text', 'competition'],
  ['What is your unfair advantage?', 'long_text', 'competition'],
  ['Tell us about your team', 'long_text', 'team'],
  ['Why are you the right people to solve this problem?', 'long_text', 'team'],
  ['Team size', 'number', null],
  ["Founders' background and experience", 'long_text', 'team'],
  ['How long have the founders known each other?', 'long_text', 'team'],
  ['Are all founders full-time?', 'boolean', 'team'],
  ['Why now?', 'long_text', 'why_now'],
  ['What has changed that makes this possible?', 'long_text', 'why_now'],
  ['Why is this the right time to build this?', 'long_text', 'why_now'],
  ['How much are you raising?', 'currency', 'ask'],
  ['How much are you raising and how will you spend it?', 'long_text', 'ask'],
  ['Why do you want to join this accelerator?', 'long_text', 'ask'],
  ['What support do you need?', 'long_text', 'ask'],
  ['Use of funds', 'long_text', 'ask'],
  ['E-mail address', 'email', null, 'private'],
  ['Phone number', 'phone', null, 'private'],
  ['Where can we call you?', 'phone', null, 'private'],
  ['Landline', 'phone', null, 'private'],
  ['Website', 'url', null, 'private'],
  ['Where can we find you online?', 'url', null, 'private'],
  ['Company site', 'url', null, 'private'],
  ['LinkedIn profile', 'url', null, 'private'],
  ['Link to your demo video (optional)', 'url', null, 'private'],
  ['Full name', 'text', null, 'private'],
  ["Co-founders' names", 'text', null, 'private'],
  ['Company name', 'text', null, 'private'],
  ['Gender', 'select', null, 'private'],
  ['Date of birth', 'date', null, 'private'],
  ['Nationality', 'text', null, 'private'],
  ['Where are you based?', 'text', null, 'private'],
  ['Country', 'select', null, 'private'],
  ['How did you hear about us?', 'text', null, 'private'],
  ['I agree to the terms and conditions', 'boolean', null, 'private'],
  ['When did you start working on this?', 'date', null],
  ['Date of incorporation', 'date', null],
  ['Industry', 'select', null],
  ['What stage are you at?', 'select', null],
  ['What optional features do you offer?', 'long_text', 'solution'],
  ['Are you incorporated?', 'boolean', null, 'private'],
  ['Which market problem do you address?', 'long_text', 'problem'],
  ['What experience do you have with this problem?', 'long_text', 'team'],
  ['What evidence do you have that customers want your solution?', 'long_text', 'traction'],
  ['USP', 'long_text', 'competition'],
  ['TAM', 'long_text', 'market'],
  ['GTM', 'long_text', 'business_model'],
  ['IP', 'long_text', 'competition'],
  ['KPIs', 'long_text', 'traction'],
  ['LOIs signed', 'long_text', 'traction'],
  ['ARR', 'currency', 'traction'],
  ['MVP', 'long_text', 'solution'],
  ['ROI for the customer', 'long_text', 'business_model'],
  ['Our customers', 'long_text', 'customer'],
  ['How can we help?', 'long_text', 'ask'],
  ['If you have revenue, how much per month?', 'currency', 'traction'],
  ['How many schools use it, and what do they say?', 'long_text', 'traction'],
  ['Which is the problem that your startup resolves?', 'long_text', 'problem'],
  ['How you will gain money?', 'long_text', 'business_model'],
  ['Your role in the organisation', 'text', null, 'private'],
  ['I would like to receive the newsletter', 'boolean', null, 'private'],
  ['constructor', 'text', null],
  ['Anything else we should know?', 'long_text', null],
  ['市场规模', 'text', null],
];

describe('inferFields', () => {
  it.each(TABLE)('reads %j as %s, %s', (...[label, type, role, isPrivate]) => {
    const [field] = inferFields([{ label }]);
    expect(field).toMatchObject({ field_type: type, clarity_role: role });
    expect(field?.sources.length === 0).toBe(isPrivate === 'private');
  });

  it.each([
    ['Website (optional)', false],
    ['Patents, if any', false],
    ['Revenue, if applicable', false],
    ['Anything else?', false],
    ['Why now? (not optional)', true],
    ['What optional features do you offer?', true],
    ['Which features are optional?', true],
    ['Optional: your website', false],
    ['Your website - optional', false],
    ['Do you hold patents? If yes, list them.', true],
    ['If you hold patents, list them.', false],
    ['Company URL, if you have one', false],
    ['Any other comments?', false],
    ['Leave blank if you have no revenue', false],
    ['Why now?', true],
  ])('tells that %j is required: %s', (label, required) => {
    expect(inferFields([{ label }])[0]?.required).toBe(required);
  });

  it('lets what is given explicitly win', () => {
    const [field] = inferFields([
      { label: 'Website (optional)', field_type: 'text', required: true, options: ['a', 'b'] },
    ]);
    expect(field).toMatchObject({ field_type: 'text', required: true, options: ['a', 'b'] });
  });

  it.each([
    ['What stage are you at?', 'select'],
    ['Which of the following describe you? Select all that apply', 'multi_select'],
  ])('takes the options of %j for a choice', (label, type) => {
    expect(inferFields([{ label, options: ['Idea', 'Sales'] }])[0]?.field_type).toBe(type);
  });
});
