import { type ClarityRole, SOURCES } from '../../fields/field.js';
import { type Level } from '../../rubric/criterion.js';
import { CRITERIA, type CriterionId } from '../../rubric/criteria.js';
import { explain } from './explain.js';
import { type ReadSentence, readAnswers } from './reading.js';
import { type CriterionJudgement, type ReviewAnswer } from './reviewer.js';

const answer = (role: ClarityRole | null, value: string, key: string = role ?? 'tell_us_more'): ReviewAnswer => ({
  key,
  label: key,
  role,
  sources: [...SOURCES],
  value,
});

function judge(id: CriterionId, level: Level, ...answers: ReviewAnswer[]): CriterionJudgement | undefined {
  const sentences = readAnswers(answers);
  return explain([rule(id, level, sentences)], sentences)[0];
}

function rule(id: CriterionId, level: Level, sentences: ReadSentence[]): Parameters<typeof explain>[0][number] {
  const criterion = CRITERIA.find((entry) => entry.id === id);
  if (!criterion) throw new Error(id);
  return [criterion, { level, sentences, bearing: sentences.length }];
}

describe('the reasons of the embedded reviewer', () => {
  it('quote what a level rests on, name its kind, and say what would lift it', () => {
    expect(judge('novelty', 3, answer('competition', 'Unlike Calendly, we cut no-shows from 14% to 5%.'))?.reasoning).toBe(
      'What is new rests on “Unlike Calendly, we cut no-shows from 14% to 5%” (a figure set against something else; ' +
        'answer: competition). A second, independent figure against what exists would lift it.',
    );
  });

  it('ask for what is missing', () => {
    expect(judge('feasibility', 1, answer('solution', 'Our prototype works well.'))?.reasoning).toMatch(
      /^What shows that it can be delivered is at most touched on in “Our prototype works well” \(no detail that could be checked; .* To ask: what has been built/,
    );
    expect(judge('market_size', 2, answer('market', 'There are 4,200 clinics.'))?.reasoning).toMatch(/To ask: where does the figure come from/);
  });

  it('give both quotes at the top, and ask for nothing', () => {
    const reasoning = judge('market', 4, answer('market', 'There are 4,200 clinics. They spend $3 million.'))?.reasoning;
    expect(reasoning).toMatch(/^The market rests on “There are 4,200 clinics” \(.*\) and “They spend \$3 million” \(answer: market\)\.$/);
  });

  it('never say that something does not exist, and show what came nearest', () => {
    const judged = judge('traction_evidence', 0, answer('traction', 'My friends like the idea very much.'));
    expect(judged?.reasoning).toBe(
      'No use, pilot or sale with a figure was recognised; the nearest is “My friends like the idea very much” ' +
        '(answer: traction). To ask: how many people or organisations use it today, and since when?',
    );
    expect(judged?.evidence).toEqual([]);
  });

  it('call plans what they are', () => {
    expect(judge('feasibility', 2, answer('traction', 'We plan to run 4 pilots that were agreed.'))?.reasoning).toContain(
      'a figure, put as a plan or an estimate',
    );
  });

  it('abstain where nothing was judged', () => {
    const [criterion] = rule('programme_relevance', 0, []);
    expect(explain([[criterion, null]], [])[0]).toMatchObject({ level: null, evidence: [], confidence: 0 });
  });

  it('do not let one sentence stand for everything where others serve as well', () => {
    const sentences = readAnswers([
      answer('competition', 'We were 40% cheaper than Calendly in 2024. We were 30% faster than paper in 2023.'),
    ]);
    const [novelty, advantage] = explain([rule('novelty', 3, sentences), rule('advantage', 3, sentences)], sentences);
    expect(novelty?.evidence[0]?.quote).not.toBe(advantage?.evidence[0]?.quote);
    expect(novelty?.evidence).toHaveLength(2);
  });

  it('quote what was told where it belongs, rather than a figure about something else', () => {
    const judged = judge(
      'feasibility',
      3,
      answer('market', 'The registers of 2025 count 21,400 farms with 30 to 200 cows and 12 breeds.'),
      answer('traction', 'In a trial on 12 farms in 2025 the sensor reported 44 failures.'),
    );
    expect(judged?.reasoning).toContain('rests on “In a trial on 12 farms in 2025 the sensor reported 44 failures”');
    expect(judged?.evidence.map(({ key }) => key)).toEqual(['traction']);
  });

  it('quote what was done rather than what is planned', () => {
    const judged = judge(
      'traction_evidence',
      3,
      answer('traction', 'We hope that 4,000 clinics will pay $90 each in 2027 and 2028. In 2025 14 clinics paid $90.'),
    );
    expect(judged?.evidence[0]?.quote).toBe('In 2025 14 clinics paid $90.');
  });

  it('rest a level on a sentence that bears it, however strong another is', () => {
    const sentences = readAnswers([
      answer('traction', '14 clinics pay. In 2025 we ran 3 pilots in 4 towns, against 2 in 2024, as the ministry reported.'),
    ]);
    const [payment] = sentences.filter(({ quote }) => quote.includes('pay'));
    const ranked = [payment, ...sentences].flatMap((sentence, at) => (sentence === undefined || (at > 0 && sentence === payment) ? [] : [sentence]));
    const [criterion] = rule('traction_evidence', 3, ranked);
    const [judged] = explain([[criterion, { level: 3, sentences: ranked, bearing: 1 }]], ranked);
    expect(judged?.reasoning).toContain('rests on “14 clinics pay” (read as payment, with a figure');
  });

  it('cite nothing beside the point as a second proof', () => {
    const judged = judge(
      'founder_problem_fit',
      4,
      answer('team', 'I ran a 90-cow farm for eleven years.'),
      answer('market', 'In 2025 the registers counted 21,400 farms with 30 cows.'),
    );
    expect(judged?.reasoning).toMatch(/^The founders' preparation for this problem rests on “I ran a 90-cow farm for eleven years” \([^)]*\)\.$/);
  });

  it('name an answer without a role by its key or question', () => {
    expect(judge('novelty', 1, answer(null, 'Nobody else has a new idea like ours.'))?.reasoning).toContain('answer: tell us more');
  });
});
