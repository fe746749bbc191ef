import { type FieldType } from './field.js';
import { isBlank, valueFits } from './field-values.js';
import { cpuTime } from '../../../test/support/cpu-time.js';

const fits = (field_type: FieldType, value: string, options?: string[]): boolean =>
  valueFits(
    {
      key: 'k',
      label: 'K',
      field_type,
      sources: [],
      clarity_role: null,
      required: true,
      ...(options ? { options } : {}),
    },
    value,
  );

describe('isBlank', () => {
  it.each(['', ' ', '\t\r\n', '\u00a0\u2003\u3000\u0085\u2028'])('holds for %j', (value) => {
    expect(isBlank(value)).toBe(true);
  });
  it.each(['0', '.', '\u200b', ' a '])('does not hold for %j', (value) => {
    expect(isBlank(value)).toBe(false);
  });
});

describe('valueFits', () => {
  const good: Record<Exclude<FieldType, 'select' | 'multi_select'>, string[]> = {
    text: ['anything'],
    long_text: ['anything\nat all'],
    email: ['a@b.co', ' first.last+tag@sub.example.org '],
    url: ['https://example.com/a?b=c', 'example.com', 'www.example.co.uk/path', 'https://a.com, https://b.com'],
    phone: ['+44 20 7946 0958', '(020) 7946-0958', '555-123-4567', '+1 555 123 4567 ext 12'],
    number: [
      '12',
      '-3.5',
      '1,200',
      '1 200 000',
      '1.200.000,50',
      '40%',
      '10k',
      '2.5 million',
      '~300',
      '12 people',
      '10-20',
      '200+',
      "1'000",
    ],
    currency: ['$1,200.50', '€ 50.000', '1200 USD', 'USD 1200', '£2.5m', '50k', '0', '$10k - $20k', 'about $500'],
    date: [
      '2026-11-21',
      '21/11/2026',
      '11.2026 and later',
      'November 2026',
      '21 Nov',
      '2024',
      '2026-11-21T10:00:00',
      'Q3 2025',
    ],
    boolean: ['yes', 'No', 'TRUE', 'false', 'Yes, we do', 'y'],
  };
  const bad: [FieldType, string][] = [
    ['email', 'nobody'],
    ['email', 'a@b'],
    ['email', 'a b@c.de'],
    ['url', 'not a url'],
    ['url', 'nothing'],
    ['phone', 'call me'],
    ['phone', '12'],
    ['number', 'many'],
    ['number', 'twelve point'],
    ['number', ''.padEnd(5, '.')],
    ['currency', 'a lot'],
    ['currency', '$'],
    ['date', 'soon'],
    ['date', '2026-02-30'],
    ['date', '2026-13-01'],
    ['boolean', 'perhaps'],
  ];

  it.each(Object.entries(good).flatMap(([type, values]) => values.map((value) => [type as FieldType, value] as const)))(
    'takes as %s: %j',
    (type, value) => {
      expect(fits(type, value)).toBe(true);
    },
  );
  it.each(bad)('does not take as %s: %j', (type, value) => {
    expect(fits(type, value)).toBe(false);
  });

  it('always takes a blank value', () => {
    for (const type of ['email', 'number', 'select', 'date'] as const) expect(fits(type, ' \u00a0', ['a'])).toBe(true);
  });

  it('holds choices to their options, whatever the case', () => {
    expect(fits('select', 'idea', ['Idea', 'Sales'])).toBe(true);
    expect(fits('select', 'Idea, Sales', ['Idea', 'Sales'])).toBe(false);
    expect(fits('multi_select', 'sales, Idea', ['Idea', 'Sales'])).toBe(true);
    expect(fits('multi_select', 'Idea,Exit', ['Idea', 'Sales'])).toBe(false);
    expect(fits('select', 'anything')).toBe(true);
  });

  it('takes no longer over adversarial values', () => {
    const work = (): void => {
      for (const part of ['1', '1.', '1 ', '+1 ', 'a.', 'a@', '@a.', 'jan ', '-', '/', 'x', ' ']) {
        for (const type of ['email', 'url', 'phone', 'number', 'currency', 'date', 'boolean'] as const)
          fits(type, part.repeat(20_000));
      }
    };
    expect(cpuTime(work)).toBeLessThan(1_500);
  });
});
