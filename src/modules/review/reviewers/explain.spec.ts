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
  return [criterion, { level, sentences }];
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

  it('name an answer without a role by its key or question', () => {
    expect(judge('novelty', 1, answer(null, 'Nobody else has a new idea like ours.'))?.reasoning).toContain('answer: tell us more');
  });
});
