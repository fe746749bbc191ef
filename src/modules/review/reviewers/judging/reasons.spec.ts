import { answerTo } from '../../../../../test/support/answer-to.js';
import { judge } from '../../../../../test/support/judged.js';

describe('the reasons for what no question asks for', () => {
  it('give the size of a market from whatever answer tells it, and take no cost for one', () => {
    const sites = 'There are 162 licensed oyster sites in Ireland, around 2,400 in France and 310 in Britain.';
    const costs = 'Of that, 40,000 euros go on the mould for the cartridge and 20,000 on a study for the authority.';
    expect(judge('market_size', answerTo('business_model', sites), answerTo('ask', costs))).toMatchObject({
      reasoning: expect.stringMatching(/^The size of the market is given .*“There are 162 licensed/),
      evidence: [{ key: 'business_model', quote: sites }],
    });
    expect(judge('market_size', answerTo('ask', costs))?.reasoning).not.toContain('“');
  });

  it('call nothing near to an advantage that sets the venture apart in no way', () => {
    const team =
      'Two of us were dispatchers for nine years. Oskar, with a PhD in laser scanning of forests, is with us.';
    const kept = 'Twelve of the 14 testers kept theirs, the two others said it pinched.';
    const judged = judge('advantage', answerTo('team', team), answerTo('traction', kept));
    expect(judged).toMatchObject({ level: 2, reasoning: expect.stringMatching(/^It is hardly said [^“]*$/) });
  });

  it('find in plain words what is new', () => {
    const told = 'We know of beacons you trigger by remote, but none that answers to the cane.';
    expect(judge('novelty', answerTo('solution', told))?.reasoning).toMatch(
      /^It is said what is new about it: “We know/,
    );
  });

  it('find what protects by the words for it, unless they are denied', () => {
    const passes =
      'She has labelled 41,000 foot passes, and since that took four lambing seasons, nobody starting now gets there soon.';
    expect(judge('defensibility', answerTo('ask', passes))?.reasoning).toMatch(/ keeps others from .*: “She has/);
    const none = 'We have no patent and no exclusive rights, and anybody with a van and some nets can do the same.';
    expect(judge('defensibility', answerTo('ask', none))?.level ?? 0).toBeLessThan(2);
  });

  it('speak of an answer on competitors only where a question asks for them', () => {
    const asked = answerTo(
      'team',
      'Both of us have known each other since school.',
      'which_competences_has_the_team_against_others',
    );
    expect(judge('advantage', asked)?.reasoning).not.toContain('The answer on');
    expect(judge('advantage', answerTo('competition', 'There is nobody.'))?.reasoning).toMatch(/^The answer on /);
  });
});
