import { PatternMatcher } from './pattern-matcher.js';
import { questionWords } from './question-word.js';
import { ANSWER_NOUNS } from './en/answer-nouns.js';
import { ANSWER_SHAPES } from './en/answer-shapes.js';
import { ANSWER_VALUES } from './en/answer-values.js';
import { TOPICS } from './topics.js';

const found = (pattern: string, text: string): string[] => {
  const words = questionWords(text);
  const hits = new PatternMatcher([[pattern, true]]).match(words);
  return hits.map(({ at }) => at.map((position) => words[position]).join(' '));
};

describe('PatternMatcher', () => {
  it.each([
    ['business model', 'Your business models', ['business model']],
    ['how (do|will) you earn', 'How will you earn, and how do you earn now?', ['how will you earn', 'how do you earn']],
    ['(you|your (company|team)) sell', 'Does your team sell?', ['your team sell']],
    ['((a|one) plan (b|two)|hope) is', 'One plan two is. Hope is.', ['one plan two are', 'hope are']],
    ['how [much] money', 'how money, how much money', ['how money', 'how much money']],
    ['differ*', 'What differentiates you?', ['differentiate']],
    ['how .. differ', 'How exactly would it differ?', ['how differ']],
    ['how .. differ', 'How is it that you and all of them differ?', []],
    ['your . customer', 'your very first customers', ['your customer']],
    ['your . customer', 'your one and only customer', []],
    ['^ do you', 'Do you? What do you do?', ['do you']],
    ['^ logo $', 'Logo', ['logo']],
    ['^ logo $', 'Logo churn', []],
  ])('finds %j in %j', (pattern, text, expected) => {
    expect(found(pattern, text)).toEqual(expected);
  });
});

describe('the tables of patterns', () => {
  const part = String.raw`(?:\((?:[^()[\]]|\([^()]*\))+\)|\[(?:[^()[\]]|\([^()]*\))+\]|[^()[\]\s|]+)`;
  const wellFormed = new RegExp(`^(?:\\^ )?(?!\\[)${part}(?: ${part})*$`);

  it('are well-formed', () => {
    const topics = TOPICS.flatMap(({ topic: _, ...strengths }) => Object.values(strengths).flat());
    const rules = [...ANSWER_SHAPES, ...ANSWER_NOUNS, ...ANSWER_VALUES];
    const types = rules.flatMap(({ any = [], whole = [], heads = [], not = [] }) => [...any, ...whole, ...heads, ...not]);
    for (const pattern of [...topics, ...types]) {
      expect(pattern).toMatch(wellFormed);
      expect(pattern).not.toMatch(/^\.\.? | \.\.?$|\|\)|\(\||\|\|/);
    }
  });
});
