import { sentencesOf } from './sentences.js';
import { cpuTime } from '../../test/support/cpu-time.js';

const texts = (text: string): string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

describe('sentencesOf', () => {
  it.each([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['It costs $3.50 a day. We sell it.', ['It costs $3.50 a day.', 'We sell it.']],
    ['We met Dr. Smith, e.g. in May. Good.', ['We met Dr. Smith, e.g. in May.', 'Good.']],
    ['He said "Stop." Then he left.', ['He said "Stop."', 'Then he left.']],
    ['我们卖软件。很好！', ['我们卖软件。', '很好！']],
    [
      'a line that is as long as a page is wide, so that it\nis wrapped',
      ['a line that is as long as a page is wide, so that it\nis wrapped'],
    ],
    ['scooters and bikes\nany city', ['scooters and bikes', 'any city']],
    ['Pilot | 1 cannery, unpaid. 31 trips\nPaid | none', ['Pilot | 1 cannery, unpaid.', '31 trips', 'Paid | none']],
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

  it('keeps the head of a table with each row, and the label of a row with what follows in it', () => {
    const text = 'Season\t2023\t2024\nPolicies\t141\t402. All paid.';
    const found = sentencesOf(text).map(({ start, end, lead }) => [
      text.slice(start, end),
      lead && text.slice(lead.start, lead.end),
    ]);
    expect(found).toEqual([
      ['Season\t2023\t2024', null],
      ['Policies\t141\t402.', 'Season\t2023\t2024'],
      ['All paid.', 'Policies'],
    ]);
  });

  it('does not take the head of a table that is copied again for a row', () => {
    const text = 'Pool\tTown\tOwners\nPallets\tVigo\ttwo\nPool\tTown\tOwners';
    expect(sentencesOf(text).map(({ lead }) => lead && text.slice(lead.start, lead.end))).toEqual([
      null,
      'Pool\tTown\tOwners',
      null,
    ]);
  });

  it('does not read on where an answer begins again', () => {
    const text = 'we repair bicycles of the post office, and that is all';
    expect(texts(`${text} ${text}`)).toEqual([text, text]);
  });

  it.each(['.', '. ', '!"', '\n', '- ', 'a.', '. a', '…)', ' '])('is quick with rows of %j', (part) => {
    expect(cpuTime(() => sentencesOf(part.repeat(20_000)))).toBeLessThan(250);
  });
});
