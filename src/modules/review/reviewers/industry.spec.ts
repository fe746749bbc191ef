import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { inferFields } from '../../fields/field-inference.js';
import { WordPatterns } from '../../../language/word-patterns.js';
import { wordsOf } from '../../../language/tokens.js';
import { type ClarityRole, SOURCES } from '../../fields/field.js';
import { INDUSTRIES } from './industries.js';
import { industryOf } from './industry.js';
import { type ReviewAnswer } from './reviewer.js';

const answer = (value: string, role: ClarityRole | null = 'solution', key = role ?? 'x'): ReviewAnswer => ({
  key,
  label: key,
  role,
  sources: [...SOURCES],
  value,
});

interface Venture {
  industry: string;
  /** Whether words were chosen with it in view. */
  tuned: boolean;
  answers: { label: string; key: string; value: string }[];
}

const PRACTICE = readFileSync('eval/golden/practice/industries.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Venture);

describe('the industry', () => {
  it('is one of a fixed list', () => {
    expect(INDUSTRIES.map(({ name }) => name).sort()).toEqual(
      [
        'Health',
        'Biotech',
        'Fintech',
        'Insurance',
        'Climate',
        'Energy',
        'Agritech',
        'Food',
        'Education',
        'HR and Work',
        'Legal',
        'Real Estate',
        'Construction',
        'Logistics',
        'Mobility',
        'Retail and E-commerce',
        'Travel',
        'Media and Entertainment',
        'Gaming',
        'Sports and Fitness',
        'Social Impact',
        'Security',
        'Developer Tools',
        'AI Infrastructure',
        'Manufacturing',
        'Hardware',
        'Space',
        'Government',
        'Marketing',
        'Consumer',
      ].sort(),
    );
  });

  it('has only words that can be found', () => {
    const phrases = INDUSTRIES.flatMap(({ words }) => words.flatMap(({ entries }) => entries));
    const lost = phrases.filter(
      (phrase) => new WordPatterns([[phrase, 1]]).match(wordsOf(phrase.replace(/\*(?= |$)/g, ''))).length !== 1,
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['Health', 'A booking tool that lets a dental clinic fill the chair when a patient cancels.'],
    ['Insurance', 'Hail insurance for vegetable farms that pays when our sensor in the greenhouse is hit.'],
    ['Fintech', 'We advance unpaid invoices to fishing crews and collect from the processing plant.'],
    ['Energy', 'A meter that shows a dairy how to cut the electricity its milk cooler uses at peak load.'],
    ['Security', 'We search the wikis of hospitals for leaked passwords.'],
    ['HR and Work', 'Nursing homes fill night shifts from a shared rota.'],
    ['Education', 'Reading lessons for pupils whose parents do not speak the language of the school.'],
    ['Developer Tools', 'We rerun flaky tests in continuous integration and show the cause in the pull request.'],
    ['Social Impact', 'We match refugees with volunteers who help with the first months.'],
    ['Other', 'An app that makes life easier for everyone.'],
    ['Other', 'A patch whose dye shows how fresh a thing is. What is fresher is white.'],
    ['Food', 'A patch whose dye shows how fresh and crispy a thing is.'],
    ['Other', ''],
  ])('is %s for what the venture does', (industry, value) => {
    expect(industryOf([answer(value)])).toBe(industry);
  });

  it('goes by the product before the founders and what they ask for', () => {
    const answers = [
      answer('Software that plans the lessons of a school.'),
      answer('I was a nurse in a hospital and my co-founder a doctor in a clinic for patients with cancer.', 'team'),
      answer('Introductions to hospitals, banks and insurers.', 'ask'),
    ];
    expect(industryOf(answers)).toBe('Education');
  });

  it.each(['Insurance', 'Fintech', 'Legal', 'Security', 'HR and Work', 'Logistics', 'Marketing'])(
    'is not what every venture does besides what it makes: %s',
    (service) => {
      const [telling] = INDUSTRIES.find(({ name }) => name === service)?.words ?? [];
      const besides = (telling?.entries ?? []).map((phrase) => phrase.replaceAll('*', '')).join('. ');
      const made = answer('Software that plans the lessons of a school.');
      for (const role of ['traction', 'business_model', 'competition', 'team', 'ask'] as const)
        expect(industryOf([made, answer(besides, role)])).not.toContain(service);
      expect(industryOf([answer(besides)])).toBe(service);
    },
  );

  it('reads the longest phrase, not the words in it', () => {
    expect(industryOf([answer('Health insurance.')])).toBe('Insurance');
    expect(industryOf([answer('Animal health.')])).toBe('Agritech');
  });

  it.each([
    ['ventures it was tuned on', true, 0.85],
    ['ventures it was not tuned on', false, 0.62],
  ])('places %s, told in plain words that other industries have too', (_, tuned, floor) => {
    const ventures = PRACTICE.filter((venture) => venture.tuned === tuned);
    const right = ventures.filter(({ industry, answers }) => {
      const fields = inferFields(answers.map(({ label, key }) => ({ label, key })));
      return (
        industryOf(answers.map(({ value, key }, at) => answer(value, fields[at]?.clarity_role ?? null, key))) ===
        industry
      );
    });
    expect(right.length / ventures.length).toBeGreaterThanOrEqual(floor);
  });

  it.each(['112 classes use it.', 'We closed our seed round.', 'Growth is by word of mouth and a landing page.'])(
    'reads nothing into "%s"',
    (value) => {
      expect(industryOf([answer(value, 'traction')])).toBe('Other');
    },
  );

  it('names two where they are as good as equal', () => {
    expect(industryOf([answer('A hotel. A satellite.')])).toBe('Space / Travel');
  });

  it('does not depend on the order of the answers, and takes any text', () => {
    const words = fc.constantFrom('farm ', 'loan ', 'clinic ', 'game ', 'hotel. ', '\u200b', '\ud83d', 'ß', '1 ');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(text, fc.constantFrom<ClarityRole | null>('solution', 'team', null))), (parts) => {
        const answers = parts.map(([value, role], at) => answer(value, role, String(at)));
        expect(industryOf([...answers].reverse())).toBe(industryOf(answers));
      }),
    );
  });
});
