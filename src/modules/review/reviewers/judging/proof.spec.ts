import { answerTo } from '../../../../../test/support/answer-to.js';
import { judge } from '../../../../../test/support/judged.js';
import { type ClarityRole } from '../../../fields/field.js';
import { readStatements } from '../statements/statement.js';
import { STATEMENTS } from '../statements/statements.js';
import { explain } from './explain.js';
import { judgeAll } from './judge.js';

describe('the judgements of the embedded reviewer', () => {
  it('take nothing for proof but what happened', () => {
    const planned =
      'The line runs from May, the first 400 bags will be filled at the kiln in Cork in June, and by August we want to ' +
      'have sprayed 12 walls with the council. In September the university will test 30 cores of them for strength.';
    const done =
      'The line has run since May, we filled the first 400 bags at the kiln in Cork in June, and by August we had ' +
      'sprayed 12 walls with the council. In September the university tested 30 cores of them for strength.';
    expect(judge('feasibility', answerTo('solution', planned))?.points).toBeLessThanOrEqual(62);
    expect(judge('feasibility', answerTo('solution', done))?.level).toBeGreaterThanOrEqual(3);
  });

  it('take what the venture earns for a payment, and neither what it spends nor what it is promised', () => {
    const stepOf = (told: string, role: ClarityRole = 'traction'): number =>
      judge('traction_evidence', answerTo(role, told))?.level ?? 0;
    const used =
      'Forty lockers have stood in nine harbours since June, with 60 parcels a day, counted by the harbour master.';
    const earned = `${used} Revenue was 2.9 million shillings last season`;
    expect(stepOf(`${earned}, and each locker covers its own lease.`)).toBe(3);
    expect(stepOf(`${used} Sales last season were €171,000, and after our wages there was €9,400 left.`)).toBe(3);
    expect(stepOf(`${earned}, up from 1.1 million the season before.`)).toBe(4);
    expect(stepOf('118 families joined, of which 97 paid all three months and 21 stopped.')).toBe(3);
    expect(stepOf('One hundred and sixty-three bands pay us today, from the first section down to a village.')).toBe(3);
    expect(stepOf(`${used} We paid 4,000 euros to two welders in May.`)).toBe(2);
    expect(
      stepOf(`${used} Two harbours have agreed in writing to pay 120 euros a month once fifty lockers stand.`),
    ).toBe(2);
    expect(stepOf('Locks for four more harbours, with 22 paid fitters at 500 euros: 11,000.', 'ask')).toBeLessThan(3);
  });

  it('call a payment under what is asked for no proof', () => {
    const said = 'The Litare group paid 4,000 shillings for its second tunnel in May.';
    expect(judge('traction_evidence', answerTo('ask', said))).toMatchObject({
      level: 1,
      reasoning: expect.stringMatching(/^It is hardly shown that people want it\. Worth asking: /),
    });
  });

  it('take no fact about others for proof that people want it', () => {
    const others =
      'Agencies send anybody who is free that morning and pay carers only for the hours spent in the house.';
    expect(judge('traction_evidence', answerTo('solution', others))?.level).toBe(0);
    const paid = 'Members of the guild have paid 40 euros a month for a stall since 2019, 212 of them.';
    expect(judge('traction_evidence', answerTo('problem', paid))?.level).toBeLessThan(3);
    expect(judge('traction_evidence', answerTo('problem', paid.replace('a month', 'a month to us')))?.level).toBe(3);
  });

  it('take a payment that is only planned for use at most, however well use is borne out', () => {
    const used =
      'Since June forty lockers have been running, with some 60 parcels a day in August. Two ferry companies have used them ' +
      'since May for 26 families. In the first season 31 people came back every week, counted by the harbour master.';
    const levelWith = (more: string): number | null | undefined =>
      judge('traction_evidence', answerTo('traction', `${used} ${more}`))?.level;
    expect(levelWith('Harbours will pay us 40 euros a month from next year.')).toBe(2);
    expect(levelWith('Nine harbours pay us 40 euros a month since March 2026.')).toBe(3);
    expect(levelWith('Since March 2026 nine harbours have used 14 lockers of ours without paying.')).toBe(2);
    expect(levelWith('At 90 euros a locker we would have had sales of 31,000 euros in May and 44,000 in June.')).toBe(
      2,
    );
  });

  it.each([
    ['Neither of us has sold software before; Ingrid does all the selling.'],
    ['None of us has ever run a clinic, and our accounts are kept by a friend.'],
    ['I am looking for a technical co-founder.'],
  ])('take for no record what is missing or looked for: %s', (said) => {
    expect(judge('founder_problem_fit', answerTo('team', said))).toMatchObject({ level: 0, evidence: [] });
    const quotes = judge('founder_problem_fit', answerTo('team', `I ran the dairy of Crema for six years. ${said}`));
    expect(quotes?.evidence).toEqual([{ key: 'team', quote: 'I ran the dairy of Crema for six years.' }]);
  });

  it('find what is new in a contrast with others', () => {
    const others = 'Farmers use a dial thermometer or the alarm of the tank maker. ';
    const told = answerTo('competition', `${others}Unlike both, we read the compressor and warn 3 hours earlier.`);
    const merelyNamed = judge('novelty', answerTo('competition', others))?.level ?? 0;
    expect(merelyNamed).toBeLessThan(2);
    expect(judge('novelty', told)?.level).toBeGreaterThan(merelyNamed);
    expect(judge('novelty', told)?.evidence[0]?.quote).toMatch(/^Unlike both/);
  });

  it('find what is new in what nobody else has', () => {
    const how =
      'It hears the clicks of porpoises inside a housing of the size of a float, and answers within a second.';
    const told = `${how} No commercial device does detection and response inside a float.`;
    expect(judge('novelty', answerTo('solution', told))?.reasoning).toMatch(
      /^It is said what is new about it: “No comm/,
    );
  });

  it('do not say of a product that is told that nobody told it', () => {
    const told = [
      answerTo('problem', 'Kitchens cook for the number of children who are enrolled and not for those who come.'),
      answerTo('solution', 'Parents tell us by 8 whether the child eats; the kitchen sees the number and cooks by it.'),
    ];
    expect(judge('solution', ...told)?.level).toBe(1);
    expect(judge('solution', answerTo('solution', 'Peel two onions and fry them slowly in butter.'))?.level).toBe(0);
  });

  it('find a brief of their own industry in other words', () => {
    const fitWith = (brief: string): string | undefined =>
      explain(
        judgeAll(
          readStatements(STATEMENTS, [
            answerTo(
              'traction',
              'In May we counted the hives of 12 apiaries: 114 hives, 2 lost. In June the beekeepers of Viana counted 96 hives.',
            ),
          ]),
          brief,
        ),
      ).find(({ criterion }) => criterion === 'programme_relevance')?.reasoning;
    expect(fitWith('Climate adaptation and biodiversity in agriculture.')).toMatch(
      /^One subject of the brief comes up/,
    );
    expect(fitWith('Photonics, semiconductors, quantum sensors.')).toMatch(/^No subject of the brief was found/);
  });
});
