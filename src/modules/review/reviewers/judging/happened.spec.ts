import { answerTo } from '../../../../../test/support/answer-to.js';
import { type CriterionId } from '../../../rubric/criteria.js';
import { type ReviewAnswer } from '../reviewer.js';
import { readStatements } from '../statements/statement.js';
import { STATEMENTS } from '../statements/statements.js';
import { explain } from './explain.js';
import { judgeAll } from './judge.js';

function pointsOf(id: CriterionId, ...answers: ReviewAnswer[]): number {
  const judged = judgeAll(readStatements(STATEMENTS, answers), null).find(
    ({ criterion }) => criterion.id === id,
  )?.judged;
  return judged?.points ?? 0;
}

describe('what did not happen', () => {
  it.each([
    'No plant has it and none has ordered it.',
    'Nobody uses it and nobody has paid for it.',
    'There are no deliveries up to now.',
  ])('is no progress: %s', (nothing) => {
    expect(pointsOf('traction_evidence', answerTo('traction', nothing))).toBeLessThan(20);
  });

  it('may be what nobody wants, and is progress then', () => {
    expect(
      pointsOf('traction_evidence', answerTo('traction', 'Nobody has cancelled in eleven months.')),
    ).toBeGreaterThan(pointsOf('traction_evidence', answerTo('traction', 'Nobody has used it in eleven months.')));
  });

  it('takes nothing from what is told after it', () => {
    const progress = (told: string): number => pointsOf('traction_evidence', answerTo('traction', told));
    const signed = 'one growers’ cooperative signed for 60 sensors in May';
    const nothing = progress('Nobody has paid yet.');
    expect(progress(`Nobody has paid yet; ${signed}.`)).toBeGreaterThan(nothing);
    expect(progress(`Nobody has paid yet, but ${signed}.`)).toBeGreaterThan(nothing);
  });

  it('is what is asked for, whatever it is told like', () => {
    const steps = 'Licence decision in June; tanks filled in September; 3 million seed out in February.';
    expect(pointsOf('traction_evidence', answerTo('ask', steps))).toBeLessThan(38);
  });

  it('is not paid for, however far the payment is from the denial', () => {
    const asked = 'I have asked at three cooperatives, and none had seen a fund that their own members earn back.';
    expect(pointsOf('traction_evidence', answerTo('traction', asked))).toBeLessThan(63);
  });
});

it('takes what was earned for a payment, in whatever words, where progress is asked for', () => {
  const used = 'Since August one machine has run in a hall in Fredericia, and two schools are faced with its bricks.';
  const earned = '412,000 bricks sold at 9.50 kroner; turnover 3.9 million.';
  expect(pointsOf('traction_evidence', answerTo('traction', used))).toBeLessThan(63);
  expect(pointsOf('traction_evidence', answerTo('traction', `${used} ${earned}`))).toBeGreaterThanOrEqual(63);
});

it('asks no one who says that nobody pays who does', () => {
  const reasonFor = (told: string): string | undefined =>
    explain(judgeAll(readStatements(STATEMENTS, [answerTo('traction', told)]), null)).find(
      ({ criterion }) => criterion === 'traction_evidence',
    )?.reasoning;
  const tried = 'Since May 26 families have used the dryer on the beach and dried 4,100 baskets.';
  expect(reasonFor(tried)).toContain('who pays for it');
  for (const nobody of ['Nobody has paid yet.', 'They had it for free.', 'We have not sold any.'])
    expect(reasonFor(`${tried} ${nobody}`)).toContain('before somebody pays');
});

describe('customers who come back', () => {
  const paid = 'Eleven towns have paid 6,000 dollars a year for it since May 2023.';
  const progress = (told: string): number => pointsOf('traction_evidence', answerTo('traction', told));

  it('may be told of apart from what they pay', () => {
    expect(progress(paid)).toBeLessThan(88);
    expect(progress(`${paid} Nine of them renewed in January.`)).toBeGreaterThanOrEqual(88);
  });

  it('are no loss', () => {
    expect(
      progress('Of the 31 towns that pay us 6,000 dollars a year 22 came back in January.'),
    ).toBeGreaterThanOrEqual(88);
  });

  it('are those of whom none has left', () => {
    expect(progress(`${paid} None has left in 26 months.`)).toBeGreaterThanOrEqual(88);
    expect(progress(`${paid} None has broken in 26 months.`)).toBeLessThan(88);
  });

  it('are not taken away by faults, which may have become fewer', () => {
    expect(progress('Sales to 11 towns doubled to 66,000 dollars, and failures fell.')).toBeGreaterThanOrEqual(88);
  });

  it('are not those who left, though one of them came back', () => {
    expect(progress(`${paid} Two towns left for a broker, and one came back.`)).toBeLessThan(88);
  });
});

it('takes what a founder did for years for a record, in however few words', () => {
  const told = (record: string): number => pointsOf('founder_problem_fit', answerTo('team', record));
  expect(told('One of us ran a 90-cow farm for eleven years.')).toBeGreaterThanOrEqual(63);
  expect(told('Our team has 75 years of combined experience.')).toBeLessThan(38);
  expect(told('We have known each other for 17 years.')).toBeLessThan(38);
});

it('takes nothing for a record of founders who say that they did not do such work before', () => {
  const told = (record: string): number => pointsOf('founder_problem_fit', answerTo('team', record));
  const accountant = 'I was an accountant in a mill for fourteen years and kept the books of nine farms.';
  expect(told(accountant)).toBeGreaterThanOrEqual(63);
  expect(told(`${accountant} I have no experience with teaching.`)).toBeLessThan(63);
  expect(told(`${accountant} I had never designed anything before this.`)).toBeLessThan(63);
  expect(told(`${accountant} Neither of us has sold anything to a town.`)).toBeGreaterThanOrEqual(63);
});

it('takes no words without a figure for the size of a market, and quotes none', () => {
  const words = 'Patients pay for medicine; the municipality pays for the route.';
  const figures =
    'The outer islands have 96,000 people without a pharmacy; by screening of the health office 18,200 of them are ' +
    'patients. One is worth 2,900 pesos per year to us, thus 53 million.';
  const quotesOf = (market: string): string[] =>
    explain(judgeAll(readStatements(STATEMENTS, [answerTo('market', market)]), null))
      .find(({ criterion }) => criterion === 'market_size')
      ?.evidence.map(({ quote }) => quote) ?? [];
  expect(quotesOf(`${words} ${figures}`)).not.toEqual([]);
  for (const quote of quotesOf(`${words} ${figures}`)) expect(quote).toMatch(/\d/);
  const many = 'All of Africa cooks with wood, donors pay for clean stoves, and every town in Ghana buys charcoal.';
  expect(pointsOf('market_size', answerTo('market', many))).toBeLessThan(63);
});

it('asks for a second proof before it takes something for amply proven', () => {
  const model =
    'In March we built a model at one fifth of the size, which ran for 61 hours in the flume of the university';
  const second = 'In May a mill in Baglung ran the bars for nine weeks and counted 4 stops in place of 31';
  const words = 'We have thought about it with care. It works by itself. We like how it looks. It is easy to build.';
  expect(pointsOf('feasibility', answerTo('solution', `${model}. ${words}`))).toBeLessThanOrEqual(87);
  expect(pointsOf('feasibility', answerTo('solution', `${model}. ${second}. ${words}`))).toBeGreaterThan(87);
});

it('takes no disclaimer for news', () => {
  const told = (news: string): number => pointsOf('novelty', answerTo('solution', news));
  expect(told('There is no invention in this compared with what other mills use.')).toBe(0);
  expect(told('The craft is not new, but no other mill uses bars that shiver by themselves.')).toBeGreaterThan(20);
});
