import { answerTo } from '../../../../../test/support/answer-to.js';
import { type ClarityRole } from '../../../fields/field.js';
import { type CriterionId } from '../../../rubric/criteria.js';
import { type CriterionJudgement, type ReviewAnswer } from '../reviewer.js';
import { readStatements } from '../statements/statement.js';
import { STATEMENTS } from '../statements/statements.js';
import { explain } from './explain.js';
import { judgeAll } from './judge.js';

function judge(id: CriterionId, ...answers: ReviewAnswer[]): CriterionJudgement | undefined {
  return explain(judgeAll(readStatements(STATEMENTS, answers), null)).find(({ criterion }) => criterion === id);
}

const MEASURED =
  'Last winter we counted 61 frozen pipes in the 40 barns of the valley, and each cost its farmer about 900 euros.';

describe('the reasons of the embedded reviewer', () => {
  it('quote what a level rests on, and name the answer it is from', () => {
    const judged = judge(
      'problem',
      answerTo('problem', `${MEASURED} In February the vet came to nine of them for calves that had drunk nothing.`),
    );
    expect(judged?.level).toBeGreaterThanOrEqual(3);
    expect(judged?.reasoning).toMatch(
      /^The problem has been seen, counted or documented[^“]*“[^”]*” \(answer: problem\)/,
    );
    expect(judged?.evidence[0]?.quote).toBeDefined();
  });

  it('quote a long sentence whole, in one line', () => {
    const told =
      'Key generation and decryption work on the branch, all 212 test vectors from the draft pass, and the run with two\n' +
      'other libraries in June had one mismatch, in the padding, which we fixed within the week';
    const judged = judge('traction', answerTo('traction', `${told}.`));
    expect(judged?.reasoning).toContain(`“${told.replace('\n', ' ')}” (answer: traction)`);
  });

  it('claim no more than the quote shows', () => {
    const rack =
      'A tunnel of greenhouse sheet over raised racks, with a fan run by a small panel. The racks are welded by a man in ' +
      'Homa Bay, and we can repair every part on the beach. A basket dries in one day instead of three and stays clean.';
    const feasible = judge('feasibility', answerTo('solution', rack));
    expect(feasible?.level).toBe(2);
    expect(feasible?.reasoning).toMatch(/^It is said how it works or will be built: “/);
    const sellers =
      "The tomato sellers' club, whose queen refused us twice, came after she saw her rival's member paid on the same Saturday.";
    expect(judge('novelty', answerTo('traction', sellers))).toMatchObject({
      level: 1,
      reasoning: expect.stringMatching(/^It is hardly said what is new about it\. Worth asking: /),
    });
  });

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
    expect(stepOf(`${used} Revenue was 2.9 million shillings last season, and each locker covers its own lease.`)).toBe(
      4,
    );
    expect(stepOf(`${used} We paid 4,000 euros to two welders in May.`)).toBe(2);
    expect(
      stepOf(`${used} Two harbours have agreed in writing to pay 120 euros a month once fifty lockers stand.`),
    ).toBe(2);
    expect(stepOf('Locks for four more harbours, with 22 paid fitters at 500 euros: 11,000.', 'ask')).toBeLessThan(3);
  });

  it('quote what protects it from whatever answer tells of it', () => {
    const solution =
      'A pinger that hears the clicks of porpoises and only then answers, with a sequence that is never the same twice.';
    const ask =
      'We ask for 60,000 euros. Of this 25,000 carry the patent that we filed in January into the European phase.';
    const judged = judge('defensibility', answerTo('solution', solution), answerTo('ask', ask));
    expect(judged?.evidence[0]?.quote).toMatch(/patent/);
    const compared = 'Coanda screens cost 290,000 rupees and need a drop of 1.2 m; ours needs 20 cm and costs 65,000.';
    const filed = 'We filed a design registration on the fold in May 2024, and the university licensed it to us alone.';
    const advantage = judge('advantage', answerTo('solution', `${filed} ${compared}`));
    expect(advantage?.evidence.map(({ quote }) => quote)).toEqual([compared]);
    const more = `${filed} The carrier and its use are in an application of February 2024 and licensed to us exclusively.`;
    expect(judge('advantage', answerTo('solution', more))?.reasoning).toMatch(
      /^What comes nearest to the advantage over what people use today is “[^”]*” \(answer: solution\)\. Worth asking: /,
    );
  });

  it('quote what sets it beside what people use, before what is told better', () => {
    const told =
      'Interpreters mark when they are free, the clerk enters the hour, and the three nearest get a message. ' +
      'Compared with the telephone list, booking takes 6 minutes and not 47.';
    expect(judge('advantage', answerTo('solution', told))?.evidence[0]?.quote).toMatch(/^Compared with/);
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

  it('cite no denial as evidence while something else is told', () => {
    const told = 'No patient has worn it, we wait for the ethics board in April.';
    const built =
      'A liner of knitted cotton with sealed pockets, where the patient himself adds or takes out a spoon of small cork beads ' +
      'until it fits again. We knitted 14 of them on a plaster stump since May.';
    expect(judge('feasibility', answerTo('solution', built), answerTo('traction', told))?.reasoning).not.toContain(
      'No patient',
    );
  });

  it('read no comment of the form', () => {
    const asked = 'A heated pipe for barns that the farmer lays alone, tried on nine farms last winter.';
    expect(judge('solution', answerTo('solution', asked))?.evidence).not.toEqual([]);
    expect(judge('solution', answerTo('solution', `<!-- ${asked} -->`))?.evidence ?? []).toEqual([]);
  });

  it('say what would bear out what is only told', () => {
    const judged = judge(
      'problem',
      answerTo('problem', 'Farmers lose calves because the water pipes in their barns freeze at night.'),
    );
    expect(judged?.reasoning).toMatch(/Worth asking: /);
  });

  it('never say that something does not exist, and quote nothing for it', () => {
    const judged = judge('traction_evidence', answerTo('solution', 'A heated pipe for barns.'));
    expect(judged).toMatchObject({ level: 0, evidence: [] });
    expect(judged?.reasoning).toBe(
      'No test, use or sale was found. Worth asking: who has tried it or promised to buy it, how many, and what came of it?',
    );
  });

  it('say of an answer that shows nothing that it does not, and not that nobody answered', () => {
    expect(judge('market_size', answerTo('market', 'Big.'))).toMatchObject({
      level: 0,
      reasoning: expect.stringMatching(/^The answer on the market does not yet show how large it is\. Worth asking: /),
    });
    expect(judge('market_size', answerTo('solution', 'A heated pipe.'))?.reasoning).toMatch(
      /^Nothing was found on how large the market is\./,
    );
  });

  it('do not let a single sentence stand for what is hardly said', () => {
    const hardlySaid = [
      'Most farmers use a heated blanket from the shop.',
      'Others sell heated pipes, which cost more than ours.',
      'Farmers wrap the pipe in straw, and some leave the water running all night.',
      'The big makers of pipes offer nothing that can be laid by the farmer alone.',
    ]
      .map((said) => judge('advantage', answerTo('competition', said)))
      .filter((judged) => judged?.level === 1);
    expect(hardlySaid.length).toBeGreaterThan(0);
    for (const judged of hardlySaid) {
      expect(judged?.reasoning).not.toContain('“');
      expect(judged?.evidence).toHaveLength(1);
    }
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

  it('use no word of the inside of the service', () => {
    const reasons = explain(
      judgeAll(
        readStatements(STATEMENTS, [
          answerTo('problem', MEASURED),
          answerTo('ask', 'We ask for 9,000 euros for 60 metres of pipe.'),
        ]),
        null,
      ),
    );
    for (const { reasoning } of reasons)
      expect(reasoning).not.toMatch(
        /read as|support|vanity|(?<!W)orth\b|score|rung|recognised|borne out|particulars|level|_/,
      );
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

  it('abstain where there is no brief to fit', () => {
    expect(judge('programme_relevance', answerTo('problem', MEASURED))).toMatchObject({
      level: null,
      evidence: [],
      confidence: 0,
    });
  });
});
