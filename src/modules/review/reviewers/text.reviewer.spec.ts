import { fastestCpuTime } from '../../../../test/support/cpu-time.js';
import { PLAIN_FORM, reviewApplication, scoresOf } from '../../../../test/support/review-application.js';
import { MEDIUM, type SampleAnswer, STRONG, WEAK } from '../../../../test/support/sample-applications.js';
import { TextReviewer } from './text.reviewer.js';

const filled = (values: string | readonly string[]): SampleAnswer[] =>
  STRONG.map((answer, at) => ({ ...answer, value: typeof values === 'string' ? values : (values[at] ?? '') }));

const HEALTH_BRIEF =
  'Digital health in East Africa: appointment systems, patient records and SMS services that make clinics ' +
  'in Kenya and Uganda more productive.';
const CARBON_BRIEF = 'Carbon removal, battery recycling and renewable hydrogen in Scandinavia.';

describe('the embedded reviewer', () => {
  it('answers the questions of a plain form with its samples', () => {
    const required = PLAIN_FORM.filter((field) => field.required).map(({ key, label }) => ({ key, label }));
    for (const sample of [STRONG, MEDIUM, WEAK])
      expect(sample.map(({ key, label }) => ({ key, label }))).toEqual(required);
  });

  it('tells strong from medium from weak', async () => {
    const [strong, medium, weak] = await Promise.all([STRONG, MEDIUM, WEAK].map((sample) => reviewApplication(sample)));
    if (!strong || !medium || !weak) throw new Error('three reports were expected');
    scoresOf(strong).forEach((score, at) => {
      expect(score).toBeGreaterThan(scoresOf(medium)[at] ?? 0);
    });
    scoresOf(medium).forEach((score, at) => {
      expect(score).toBeGreaterThan((scoresOf(weak)[at] ?? 0) * 1.5);
    });
    expect([strong, medium, weak].map(({ verdict }) => verdict)).toEqual([
      'COHORT_PERFECT',
      // As those of the middle tier that the unseen writers wrote: 54 of 100 on average.
      'COHORT_POSSIBLE',
      'COHORT_UNLIKELY',
    ]);
  });

  it.each([
    'My grandmother had nine children and eleven cats, and on winter evenings in 1974 we sat by her stove and sang.',
    'In the summer of 2009 I walked 640 kilometres along the coast in 31 days, and on the last of them I wept.',
    'There were four lanterns in the garden, while the moon stood over twelve old trees.',
  ])('takes no figure from a life for evidence of a venture: %s', async (memory) => {
    for (const sample of [MEDIUM, WEAK]) {
      const before = scoresOf(await reviewApplication(sample));
      const after = scoresOf(
        await reviewApplication(sample.map((answer) => ({ ...answer, value: `${answer.value} ${memory}` }))),
      );
      after.forEach((score, at) => {
        expect(score).toBeLessThanOrEqual(before[at] ?? 0);
      });
    }
  });

  it('takes sums that are asked for for no takings', async () => {
    const traction = async (value: string): Promise<number | undefined> => {
      const report = await reviewApplication([
        {
          key: 'solution',
          value: 'An app for clinics that books their patients. The app tells the clinics who has booked.',
        },
        { key: 'traction', value },
      ]);
      return report.fit_dimensions.find(({ dimension }) => dimension === 'traction')?.score;
    };
    expect(await traction('$500,000: 50% sales, 30% product, 20% operations.')).toBeLessThan(30);
    expect(await traction('$50,000 for sales to clinics.')).toBeLessThan(30);
    expect(await traction('Clinics paid us $50,000 in 2024.')).toBeGreaterThan(60);
  });

  it('credits nothing for pointing to something else', async () => {
    const values = [
      'See deck.',
      'See the deck, slides 4 to 7.',
      'It is all in the deck.',
      'The data room has 12 contracts.',
    ];
    const [clarity = 100, fit = 100, idea = 10] = scoresOf(await reviewApplication(filled(values)));
    expect(Math.max(clarity, fit, idea * 10)).toBeLessThanOrEqual(3);
  });

  it('takes years of work for no advantage over others', async () => {
    const report = await reviewApplication([
      { key: 'solution', value: 'A puzzle about irrigation pumps. The puzzle shows how farmers mend pumps.' },
      { key: 'customers', value: 'Farmers who own pumps, and everybody who likes a puzzle.' },
      {
        key: 'team',
        value: 'I have mended pumps for over twenty years, so I know better than the others what farmers need.',
      },
    ]);
    expect(report.fit_dimensions.find(({ dimension }) => dimension === 'differentiation')?.score).toBeLessThan(40);
  });

  it('sees less fit with the brief in what is merely planned', async () => {
    const fit = async (value: string): Promise<number> => {
      const { fit_dimensions: dimensions } = await reviewApplication([{ key: 'traction', value }], {
        brief: HEALTH_BRIEF,
      });
      return dimensions.find(({ dimension }) => dimension === 'programme_alignment')?.score ?? 0;
    };
    const done = 'Eleven clinics in Mombasa have kept their appointments and patient records with us since March.';
    const hoped = 'We hope that one day many clinics will keep their appointments and patient records with us.';
    expect(await fit(hoped)).toBeLessThan(await fit(done));
  });

  it('names the industry and sums up in the words of the application', async () => {
    const strong = await reviewApplication(STRONG);
    expect(strong.industry_field).toBe('Health');
    expect(strong.business_summary).toMatch(/^Our software reads the appointment book of a clinic/);
    expect(strong.business_summary.split(/\s+/).length).toBeLessThanOrEqual(60);
    expect(strong.fit_reasoning).toMatch(/^Strongest: [^“]*“[^”]*” \(answer: /);
    expect(strong.fit_reasoning.split('\n').map((line) => line.split(/ (?=\w+(?: \w+)* \(\d)/)[0])).toEqual([
      'Strongest:',
      'Second strongest:',
      'Also well supported:',
      'Weakest:',
    ]);
    expect((await reviewApplication(MEDIUM)).industry_field).toBe('Food');
    expect((await reviewApplication(WEAK)).industry_field).toBe('Other');
  });

  it.each([
    ['gibberish', 'asdkjh qwlekjr zxmcnb poiuwe lkjsdf mnbxcv qpwoei', 0],
    ['placeholder text', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.', 0],
    [
      'keywords',
      'problem, solution, market, TAM, revenue, MRR, pilots, paying clinics, patent, PhD, 2025, $1,200, 14%',
      5,
    ],
    [
      'figures strung together',
      'Revenue 100 customers 50 growth 20% market $5 billion patents 3 team 8 pilots 12 churn 2%',
      10,
    ],
    [
      'facts about something else',
      'The volcano erupted in 1883 and killed 36,000 people. Ash rose 80 km into the air.',
      10,
    ],
    ['dashes', '-', 0],
  ])('gives no credit for %s', async (_name, text, most) => {
    const [clarity = 100, fit = 100, idea = 10] = scoresOf(await reviewApplication(filled(text)));
    expect(clarity).toBeLessThanOrEqual(most);
    expect(fit).toBeLessThanOrEqual(most);
    expect(idea).toBeLessThanOrEqual(1);
  });

  it('has no verdict where there is nothing to judge', async () => {
    await expect(reviewApplication([])).rejects.toThrow('no_usable_answers');
    expect((await reviewApplication(filled('n/a'))).verdict).toBe('COHORT_UNDETERMINED');
    expect((await reviewApplication(filled('我们为小型牙科诊所开发软件。'))).verdict).toBe('COHORT_UNDETERMINED');
  });

  it('credits other languages by the question they answer, no further than specific', async () => {
    const german = {
      key: STRONG[0]?.key ?? '',
      value: 'Die Praxen verlieren 14% der Termine und haben keine Zeit.',
    };
    const report = await reviewApplication([german]);
    expect(report.clarity_score).toBeGreaterThan(0);
    expect(report.clarity_score).toBeLessThan(15);
  });

  it('reads the items of a list with the line that leads them in', async () => {
    const list = [
      'Traction so far:',
      '- 41 paying clinics, up from 3 in February 2025',
      '- $3,690 monthly revenue, up from $270',
      '- 38 of 41 clinics renewed in October',
    ].join('\n');
    const listed = STRONG.map((answer, at) => (at === 5 ? { ...answer, value: list } : answer));
    const [told = [], said = []] = [await reviewApplication(listed), await reviewApplication(STRONG)].map(scoresOf);
    told.forEach((score, at) => {
      expect(Math.abs(score - (said[at] ?? 0))).toBeLessThanOrEqual(5);
    });
  });

  it('measures alignment by the brief alone', async () => {
    const alignment = async (brief: string | null): Promise<number> =>
      (await reviewApplication(STRONG, { brief })).fit_dimensions[0]?.score ?? -1;
    expect(await alignment(HEALTH_BRIEF)).toBe(100);
    expect(await alignment(CARBON_BRIEF)).toBe(63);
  });

  it('neither gains nor loses fit by alignment without a brief', async () => {
    const { fit_dimensions: dimensions } = await reviewApplication(STRONG);
    const [{ score, reasoning } = { score: -1, reasoning: '' }, ...others] = dimensions;
    const weight = others.reduce((sum, one) => sum + one.weight, 0);
    expect(score).toBe(Math.round(others.reduce((sum, one) => sum + one.score * one.weight, 0) / weight));
    expect(reasoning).toContain('Its score is the mean of the others.');
  });

  it('takes no credit from a brief that is copied', async () => {
    const copied = [...WEAK.slice(0, -1), { key: WEAK.at(-1)?.key ?? '', value: HEALTH_BRIEF }];
    expect((await reviewApplication(copied, { brief: HEALTH_BRIEF })).fit_dimensions[0]?.score).toBeLessThan(30);
  });

  it('gives up at once when told to', async () => {
    await expect(new TextReviewer().judge({ answers: [], brief: null }, AbortSignal.abort())).rejects.toThrow();
  });

  it('takes milliseconds, guard rails included', async () => {
    expect(await fastestCpuTime(() => reviewApplication(STRONG), { rounds: 40, enough: 25 })).toBeLessThan(25);
  });
});
