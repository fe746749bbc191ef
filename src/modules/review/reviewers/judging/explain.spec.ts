import { answerTo } from '../../../../../test/support/answer-to.js';
import { judge } from '../../../../../test/support/judged.js';
import { CRITERIA } from '../../../rubric/criteria.js';
import { readStatements } from '../statements/statement.js';
import { STATEMENTS } from '../statements/statements.js';
import { explain } from './explain.js';
import { judgeAll } from './judge.js';

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
      /^What comes nearest to an advantage over what people use today is “[^”]*” \(answer: solution\)\. Worth asking: /,
    );
  });

  it('quote what sets it beside what people use, before what is told better', () => {
    const told =
      'Interpreters mark when they are free, the clerk enters the hour, and the three nearest get a message. ' +
      'Compared with the telephone list, booking takes 6 minutes and not 47.';
    expect(judge('advantage', answerTo('solution', told))?.evidence[0]?.quote).toMatch(/^Compared with/);
  });

  it('call nothing a comparison but what sets two things beside each other', () => {
    const news =
      'The mesh in the tank is new: nobody has kept this salt from parting for more than some hundreds of turns, and this ' +
      'one has passed 2,600.';
    const figures = 'A bed takes 38 minutes with it, against 61 minutes with the rake that growers have now.';
    expect(judge('advantage', answerTo('solution', `${news} ${figures}`))?.reasoning).toMatch(
      /what people use today: “A bed takes 38/,
    );
    const pressed =
      'We cut the bad foam out of old mats, press a new layer of felt with heat, which no other workshop in the country ' +
      'does, and weld the cover. Nobody else presses felt at 140 degrees without glue, and the layer lasts nine winters.';
    expect(judge('advantage', answerTo('solution', pressed))?.reasoning).toMatch(/^What comes nearest to an advantage/);
  });

  it('take what others offer, and what it lacks, for a comparison, and no problem for one', () => {
    const made = 'Each society gets an account of its own, opened by three officers with their telephones.';
    const others = 'Banks offer a group account but need all officers at a branch in the capital.';
    expect(judge('advantage', answerTo('solution', `${made} ${others}`))?.reasoning).toContain(
      `how it compares with what people use today: “${others.slice(0, -1)}”`,
    );
    const wrong = 'In Elmina and the villages beside it women smoke and dry the fish over open fires of wet wood.';
    expect(judge('advantage', answerTo('problem', wrong))?.evidence).toEqual([]);
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
      reasoning: expect.stringMatching(
        /^The answer on the market does not yet show how large the market is\. Worth asking: /,
      ),
    });
    expect(judge('market_size', answerTo('solution', 'A heated pipe.'))?.reasoning).toMatch(
      /^Nothing was found on how large the market is\./,
    );
  });

  it('say of an answer in a language without a table that it is not read, and not that it shows nothing', () => {
    const german =
      'Wir sind zwei Schlosser aus Passau und haben elf Jahre lang Schiffsmotoren gewartet, zuletzt vierzig im Jahr.';
    expect(judge('founder_problem_fit', answerTo('team', german))?.reasoning).toMatch(/language that this review does/);
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
    expect(reasons).toHaveLength(CRITERIA.length);
    for (const { reasoning } of reasons)
      expect(reasoning).not.toMatch(
        /read as|support|vanity|(?<!W)orth\b|score|rung|recognised|borne out|particulars|level|_/,
      );
  });

  it('abstain where there is no brief to fit', () => {
    expect(judge('programme_relevance', answerTo('problem', MEASURED))).toMatchObject({
      level: null,
      evidence: [],
      confidence: 0,
    });
  });
});
