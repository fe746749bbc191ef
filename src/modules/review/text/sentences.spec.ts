import { sentencesOf } from './sentences.js';
import { cpuTime } from '../../../../test/support/cpu-time.js';

const texts = (text: string): string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

describe('sentencesOf', () => {
  it.each([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['It costs $3.50 a day. We sell it.', ['It costs $3.50 a day.', 'We sell it.']],
    ['We met Dr. Smith, e.g. in May. Good.', ['We met Dr. Smith, e.g. in May.', 'Good.']],
    ['He said "Stop." Then he left.', ['He said "Stop."', 'Then he left.']],
    ['我们卖软件。很好！', ['我们卖软件。', '很好！']],
    ['a line that\nis wrapped', ['a line that\nis wrapped']],
    ['First line.\nSecond line', ['First line.', 'Second line']],
    ['', []],
    [' \n\n ', []],
  ])('splits %j', (text, sentences) => {
    expect(texts(text)).toEqual(sentences);
  });

  it('keeps the line that leads a list in with each item', () => {
    const text = 'Sales so far:\n- 14 clinics\n2. $300 a month\n\nNext year we grow.';
    const found = sentencesOf(text).map(({ start, end, lead }) => [
      text.slice(start, end),
      lead && text.slice(lead.start, lead.end),
    ]);
    expect(found).toEqual([
      ['Sales so far:', null],
      ['14 clinics', 'Sales so far:'],
      ['$300 a month', 'Sales so far:'],
      ['Next year we grow.', null],
    ]);
  });

  it.each(['.', '. ', '!"', '\n', '- ', 'a.', '. a', '…)', ' '])('is quick with rows of %j', (part) => {
    expect(cpuTime(() => sentencesOf(part.repeat(20_000)))).toBeLessThan(250);
  });
});
