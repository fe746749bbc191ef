import { readList } from '../../../language/resources.js';
import { WordPatterns } from '../../../language/word-patterns.js';
import { withLists } from '../field-words.js';
import { questionWords } from './question-word.js';

const found = (pattern: string, text: string): string[] => {
  const words = questionWords(text);
  const hits = new WordPatterns([[pattern, true]], questionWords).match(words);
  return hits.map(({ at }) => at.map((position) => words[position]).join(' '));
};

describe('WordPatterns', () => {
  it.each([
    ['business model', 'Your business models', ['business model']],
    ['how (do|will) you earn', 'How will you earn, and how do you earn now?', ['how will you earn', 'how do you earn']],
    ['(you|your (company|team)) sell', 'Does your team sell?', ['your team sell']],
    ['how [much] money', 'how money, how much money', ['how money', 'how much money']],
    ['differ*', 'What differentiates you?', ['differentiate']],
    ['how ..5 differ', 'How exactly would it differ?', ['how differ']],
    ['how ..5 differ', 'How is it that you and all of them differ?', []],
    ['your ..2 customer', 'your one and only customer', []],
    ['^ do you', 'Do you? What do you do?', ['do you']],
    ['^ logo $', 'Logo churn', []],
  ])('finds %j in %j', (pattern, text, expected) => {
    expect(found(pattern, text)).toEqual(expected);
  });
});

it('knows what each pattern of the rules means', () => {
  const part = String.raw`(?:\((?:[^()[\]]|\([^()]*\))+\)|\[(?:[^()[\]]|\([^()]*\))+\]|[^()[\]\s|]+)`;
  const wellFormed = new RegExp(`^(?:\\^ )?(?!\\[)${part}(?: ${part})*$`);
  const isHeading = (line: string): boolean => /^\[[a-z_ -]+\]$/.test(line);
  const types = readList('fields/answer-types.txt')
    .filter((line) => !isHeading(line))
    .map((line) => line.replace(/^(?:any|whole|heads|not) /, ''));
  const needs = readList('fields/requirement.txt').filter((line) => !isHeading(line));
  const patterns = [...types, ...needs].flatMap(withLists);
  expect(patterns.length).toBeGreaterThan(500);
  for (const pattern of patterns) {
    expect(pattern).toMatch(wellFormed);
    expect(pattern).not.toMatch(/^\.\.\d | \.\.\d+$|\|\)|\(\||\|\|/);
  }
});
