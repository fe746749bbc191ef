import { Paper } from './paper.js';
import { cutTo, widthOf } from './width.js';
import { wrap } from './wrap.js';

it('measures what a terminal shows', () => {
  expect(['abc', '日本', 'é', 'e\u0301', '👩‍👩‍👧', '', 'ｗ'].map(widthOf)).toEqual([3, 4, 1, 1, 2, 0, 2]);
});

it('cuts between characters, never within one', () => {
  expect(cutTo('日本語の文', 6)).toBe('日本…');
  expect(cutTo('abc', 3)).toBe('abc');
});

it.each([20, 40, 80])('keeps every line within %i cells, and every word', (width) => {
  const text =
    'The first line.\nA second one with averyveryveryverylongwordthatfitsnowhereatallinanarrowterminal 日本語日本語日本語日本語日本語日本語';
  const lines = wrap(text, width, '  ');
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
  expect(lines.map((line) => line.slice(2)).join('')).toHaveLength(lines.join('').length - 2 * lines.length);
  expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});

it('gives names and values, and tables, no more than the width', () => {
  const paper = new Paper(40, false);
  const long = 'a value that is much longer than a terminal of forty cells can show';
  const facts = paper.facts([
    ['Name', long],
    ['Left out', null],
    ['Other', 'x\ny'],
  ]);
  expect(facts.split('\n').every((line) => widthOf(line) <= 40)).toBe(true);
  expect(facts).toContain('Other  x y');
  const table = paper.table(
    ['ID', 'TEXT'],
    [
      ['1', long],
      ['2', 'line\nbreak'],
    ],
  );
  expect(table.split('\n')).toHaveLength(3);
  expect(table.split('\n').every((line) => widthOf(line) <= 40)).toBe(true);
});
