import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { STRONG } from '../../../../test/support/sample-applications.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { contradictionsIn } from './contradictions.js';

type Written = readonly { readonly value: string }[];

interface Family {
  readonly answers: Readonly<Record<'strong' | 'medium', Written>>;
}

function rowsOf<Row>(path: string): Row[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row);
}

const answers = (...values: string[]): ReviewAnswer[] =>
  values.map((value, at) => ({ key: `answer_${at}`, label: '', role: null, sources: ['clarity'], value }));

describe('figures that do not agree', () => {
  it.each([
    [
      'the same thing',
      'We serve 11 clinics.',
      'Our 30 clinics like it.',
      'clinics differ: 11 (answer: answer 0) and 30',
    ],
    ['with a qualifier', 'We have 1,200 active users.', '900 active users pay us.', 'active users differ: 1,200'],
    ['in words', 'Our customers are twelve bakeries.', 'We work with 20 bakeries.', 'bakeries differ: twelve'],
    ['a share', 'Our 4% churn is low.', 'We see 12% churn.', 'churn differ: 4'],
    ['none and some', 'We have no clinics yet.', 'Our 30 clinics like it.', 'clinics differ: none'],
    ['not any and some', 'We do not have any clinics.', 'Our 30 clinics like it.', 'clinics differ: none'],
    [
      'a part above the whole',
      'We serve 11 clinics.',
      'We have 30 active clinics.',
      '11 (answer: answer 0) and 30 active',
    ],
    [
      'whatever follows',
      'We serve 11 clinics, so last month we earned 4,000.',
      'Our 30 clinics like it.',
      'clinics differ',
    ],
    ['with those who use it as the subject', '11 clinics use it.', 'Our 30 clinics like it.', 'clinics differ'],
    [
      'beside another count',
      'We serve 11 clinics.',
      'Our 30 clinics like it. We asked 62 clinics.',
      'clinics differ: 11',
    ],
    ['the year', 'We were founded in 2021.', 'Founded in 2023, we rent out carts.', 'year of founding differ: 2021'],
    ['the year, told by whom', 'We founded the company in 2021.', 'Founded 2023.', 'year of founding differ: 2021'],
    [
      'payers and none',
      'We have 14 paying municipalities and a monthly revenue of 8,400 euros.',
      'We have no paying customers yet; from next year a clinic will pay.',
      'paying customers differ: 14 (answer: answer 0) and none (answer: answer 1)',
    ],
    ['payers and nobody', '9 schools pay us 40 euros a month.', 'Nobody pays us yet.', 'paying customers differ: 9'],
    ['payers for long', 'Since May 2026 we have 9 paying clinics in Leeds.', 'No customers so far.', 'differ: 9'],
    [
      'revenue and none',
      'We have a monthly revenue of 8,400 euros.',
      'We are still pre-revenue.',
      'revenue differ: 8,400',
    ],
    ['revenue and nothing', 'Our revenue is about €900.', 'We have not sold anything yet.', 'revenue differ: 900'],
  ])('are pointed out: %s', (_name, one, other, note) => {
    expect(contradictionsIn(answers(one, other)).join(' ')).toContain(note);
  });

  it.each([
    ['close figures', 'We serve 28 clinics.', 'Our 30 clinics like it.'],
    ['another time', 'We serve 30 clinics.', 'In May 2024 we had 11 clinics.'],
    ['growth', 'We serve 30 clinics.', 'We grew from 11 clinics.'],
    ['a target', 'We serve 11 clinics.', 'We want 30 clinics.'],
    ['a range', 'We serve 11 clinics.', 'Our clinics: 20-30 clinics.'],
    ['a part of them', 'We serve 30 clinics.', '11 of our clinics pay.'],
    ['the market', 'We serve 11 clinics.', 'There are 4,200 clinics in both countries.'],
    ['something else', 'We serve 11 clinics.', 'We serve 30 schools.'],
    ['another qualifier', 'We have 11 paying clinics.', 'We have 30 clinics.'],
    ['three figures', 'We serve 11 clinics.', 'Our 30 clinics like it. We have 62 clinics.'],
    ['whom they told', 'We have no clinics yet.', '30 clinics told us so.'],
    ['none of some kind', 'We have no clinics who complain.', 'Our 30 clinics like it.'],
    ['what is added', 'We serve 11 clinics.', 'We serve 4 clinics more every week.'],
    ['so many at a time', 'We serve 11 clinics.', 'We serve 4 clinics every week.'],
    ['those of a place', 'We serve 30 clinics.', 'We serve 11 clinics in Leeds.'],
    ['the year of another', 'We were founded in 2021.', 'The clinic was founded in 1990.'],
    ['the year of another thing', 'We were founded in 2021.', 'We were registered in 2022.'],
    ['one answer', 'We serve 11 clinics. Our 30 clinics like it.', ''],
    ['a founding after the start', 'We started in 2021.', 'We founded the company in 2023.'],
    ['a start after the founding', 'We founded our company in 2023.', 'We started in 2025.'],
    ['what was started', 'We were founded in 2021.', 'We started in 2023 with a leaflet.'],
    ['the year of a founder', 'We founded the company in 2021.', 'I was registered in 2010 as a nurse.'],
    ['the year of a former venture', 'We founded the company in 2021.', 'She founded the company in 2010.'],
    ['those who try it', 'We have no paying customers yet.', 'We have 14 municipalities in the pilot.'],
    ['those who pay for a trial', 'We have no paying customers yet.', 'In the trial 14 schools pay us 5 euros.'],
    ['those who will pay', 'We have no paying customers yet.', 'Next year we have 14 paying schools.'],
    ['those who paid', 'We have no paying customers today.', 'Last year we had 14 paying schools.'],
    ['another product', 'We have 14 paying schools.', 'For the salmon patch we have no paying customers yet.'],
    [
      'another product before it',
      'We have 14 paying schools.',
      'For the salmon patch, we have no paying customers yet.',
    ],
    ['another product after it', 'We have 14 paying schools.', 'We have no paying customers for the patch yet.'],
    [
      'another product in the sentence before',
      'We have 14 paying schools.',
      'The second product is a patch. We have no paying customers yet.',
    ],
    ['another venture', 'We have no paying customers yet.', 'My other company has 14 paying schools.'],
    ['a supposition', 'We have no revenue yet.', 'If 20 schools pay us 40 euros a month, our revenue is 800 euros.'],
    ['whose revenue', 'We have no revenue yet.', 'Our sensor brings a farm 3,100 euros of revenue.'],
    ['a plan', 'We have no revenue yet.', 'We expect a revenue of 8,400 euros.'],
    ['time', 'We work with it for 3 years.', 'Our 8 years help us.'],
  ])('are left alone: %s', (_name, one, other) => {
    expect(contradictionsIn(answers(one, other))).toEqual([]);
  });

  it('knows what a question for the year of founding is answered by', () => {
    const [told, asked] = answers('We founded the company in 2021.', '2023, not registered');
    if (told === undefined || asked === undefined) throw new Error('No answers');
    expect(contradictionsIn([told, { ...asked, label: 'Year founded' }])).toHaveLength(1);
    expect(contradictionsIn([told, { ...asked, label: 'Last accounts' }])).toEqual([]);
  });

  it('takes what people pay to others for nothing of the venture', () => {
    const [none, some] = answers('We have no paying customers yet.', '14 schools pay 40 euros a month.');
    if (none === undefined || some === undefined) throw new Error('No answers');
    expect(contradictionsIn([none, some])).toEqual([]);
    expect(contradictionsIn([none, { ...some, role: 'competition' }])).toEqual([]);
    expect(contradictionsIn([none, { ...some, role: 'traction' }])).toHaveLength(1);
  });

  it('finds none in an application without any', () => {
    expect(contradictionsIn(STRONG.map((answer) => ({ ...answer, role: null, sources: ['clarity'] })))).toEqual([]);
  });

  it('finds none in what honest people wrote who knew nothing of it', () => {
    const families = rowsOf<Family>('eval/unseen/families.jsonl').flatMap((row) => [
      row.answers.strong,
      row.answers.medium,
    ]);
    const golden = rowsOf<{ answers: Written }>('eval/golden/development/applications.jsonl').map((row) => row.answers);
    for (const written of [...families, ...golden])
      expect(contradictionsIn(answers(...written.map(({ value }) => value)))).toEqual([]);
  });

  it('says the same whatever the order of the answers, for any text', () => {
    const part = fc.constantFrom(
      'We serve 11 clinics. ',
      'Our 30 clinics. ',
      'our 4 % churn. ',
      '7 ',
      'users ',
      '\u200b',
      '\ud83d',
      '$5 mrr ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (values) => {
        const given = answers(...values);
        expect(contradictionsIn([...given].reverse())).toEqual(contradictionsIn(given));
      }),
    );
  });
});
