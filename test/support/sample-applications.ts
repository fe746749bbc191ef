/** Answers to a plain generated form, as an applicant would send them. */
export interface SampleAnswer {
  key: string;
  label: string;
  value: string;
}

const QUESTIONS = {
  problem: 'What problem are you solving?',
  solution: 'What is your solution and how does it work?',
  customer: 'Who are your customers?',
  market: 'How big is the market?',
  businessModel: 'How do you make money, or plan to?',
  traction: 'What traction do you have so far?',
  competition: 'Who are your competitors and what makes you different?',
  team: 'Who is on your team and why are you the right people?',
  whyNow: 'Why is now the right time?',
  ask: 'What do you need from this programme?',
} as const;

const KEYS: Readonly<Record<keyof typeof QUESTIONS, string>> = {
  problem: 'what_problem_are_you_solving',
  solution: 'what_is_your_solution_and_how_does_it_work',
  customer: 'who_are_your_customers',
  market: 'how_big_is_the_market',
  businessModel: 'how_do_you_make_money_or_plan_to',
  traction: 'what_traction_do_you_have_so_far',
  competition: 'who_are_your_competitors_and_what_makes_you_different',
  team: 'who_is_on_your_team_and_why_are_you_the_right_people',
  whyNow: 'why_is_now_the_right_time',
  ask: 'what_do_you_need_from_this_programme',
};

/** Piece by piece, to be joined by spaces. */
type Values = Record<keyof typeof QUESTIONS, readonly string[]>;

function application(values: Values): SampleAnswer[] {
  const questions = Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[];
  return questions.map((question) => ({
    key: KEYS[question],
    label: QUESTIONS[question],
    value: values[question].join(' '),
  }));
}

/** Measured facts in every answer. */
export const STRONG: readonly SampleAnswer[] = application({
  problem: [
    'Small dental clinics in Kenya lose 14% of their appointments to no-shows.',
    'We interviewed 62 clinic managers in 2025 and 48 of them said that an empty chair costs them $35 an hour.',
    'A clinic with four chairs told us that it lost $1,900 in March alone.',
  ],
  solution: [
    'Our software reads the appointment book of a clinic and sends each patient a reminder by SMS in their own',
    'language.',
    'When a patient cancels, it fills the slot from a waiting list within 20 minutes.',
    'In our pilot it cut no-shows from 14% to 5% across 11 clinics.',
  ],
  customer: [
    'We sell to independent dental clinics with two to ten chairs in Kenya and Uganda.',
    'There are 4,200 of them according to the dental councils of both countries.',
    'The clinic manager decides, and 31 of the 48 managers we asked pay for software from a monthly budget of',
    '$150.',
  ],
  market: [
    'The 4,200 clinics spend $1,080 a year each on reminders and call staff, which makes a market of $4.5',
    'million a year in two countries.',
    'Across East Africa the census of 2024 counted 11,300 clinics, a market of $12 million.',
  ],
  businessModel: [
    'Clinics pay us $90 a month, billed monthly in advance.',
    'An SMS costs us $0.008, so our gross margin was 81% in the last quarter.',
    'Winning a clinic cost us $120 in 2025, which it paid back in two months.',
  ],
  traction: [
    'Since February 2025 our paying clinics grew from 3 to 41, and monthly revenue rose from $270 to $3,690.',
    'We sent 96,000 reminders in October.',
    'Only two clinics cancelled in nine months, and 38 of 41 renewed for a second year.',
  ],
  competition: [
    'Clinics use paper diaries or Calendly today.',
    'Unlike Calendly, which charges $12 per seat and needs a smartphone, we reach the 71% of patients with',
    'basic phones.',
    'Our own data set of 96,000 reminders in Swahili and Luganda predicted no-shows with 88% accuracy, 23',
    'points better than the Twilio template, and it took us 20 months to collect.',
  ],
  team: [
    'I worked as a practice manager at Aga Khan Hospital for eight years and ran the booking desk of 14 clinics.',
    'My co-founder was an engineer at Safaricom for six years, where she built an SMS gateway that carried 40',
    'million messages a day.',
    'We have worked together full-time for 22 months.',
  ],
  whyNow: [
    'In January 2025 the Kenyan regulator cut the price of bulk SMS by 60%.',
    'The new Digital Health Act has required clinics to keep electronic records since October 2025, and 2,900',
    'clinics bought their first computer last year.',
  ],
  ask: [
    'We need $60,000 and introductions to three clinic chains in Uganda.',
    'We would use $35,000 to hire two sales people in Kampala and $25,000 for certification, and reach 150',
    'paying clinics by December 2026.',
  ],
});

/** Plain and honest, with a few figures. */
export const MEDIUM: readonly SampleAnswer[] = application({
  problem: [
    'Restaurants in our city throw away a lot of food at the end of the day.',
    'Owners told us that it is hard to find someone who will take it at short notice.',
    'One cafe said it wastes about 10 meals every evening.',
  ],
  solution: [
    'We are building an app where restaurants can list leftover meals and people nearby can buy them at a lower',
    'price.',
    'The first version works on Android and two cafes use it.',
  ],
  customer: [
    'Our customers are small restaurants and cafes in the city centre.',
    'The people who buy the meals are mostly students and office workers.',
  ],
  market: [
    'There are around 600 restaurants in our city.',
    'We think that the market for leftover food is growing everywhere.',
  ],
  businessModel: [
    'We will take a commission of 15% on each meal that is sold.',
    'Restaurants do not pay a monthly fee.',
  ],
  traction: ['We ran a pilot with two cafes in May and sold 130 meals.', 'About 80 people signed up for the app.'],
  competition: [
    'Too Good To Go is the best known competitor, but it does not serve our city yet.',
    'Some restaurants give food to charities instead.',
  ],
  team: [
    'We are two founders.',
    'One of us worked in a restaurant for three years and the other studies computer science.',
  ],
  whyNow: ['People care more about food waste now, and food prices have become much higher.'],
  ask: ['We need mentors who know how to sell to restaurants, and some funding to finish the app.'],
});

/** Short and general. */
export const WEAK: readonly SampleAnswer[] = application({
  problem: ['People waste too much time every day.'],
  solution: ['An app that makes life easier for everyone.'],
  customer: ['Everybody who has a phone.'],
  market: ['The market is huge and growing fast.'],
  businessModel: ['We will earn money with ads and maybe subscriptions later.'],
  traction: ['We have not launched yet but our friends like the idea.'],
  competition: ['There is no competition because our idea is unique.'],
  team: ['We are a passionate team and we work very hard.'],
  whyNow: ['Because technology is changing the world.'],
  ask: ['We want funding and advice so that we can grow.'],
});
