import { EXAMPLES } from './examples.js';
import { readLabel } from './label.js';
import { resemblances } from './resemblance.js';
import { topicOfQuestion } from './topic-of-question.js';

const topicOf = (text: string): string | null => topicOfQuestion(readLabel(text));

describe('the examples', () => {
  it('stand each under one topic', () => {
    const all = EXAMPLES.flatMap(({ questions }) => questions.map((question) => question.toLowerCase()));
    expect(all.filter((question, at) => all.indexOf(question) !== at)).toEqual([]);
  });
});

describe('resemblances', () => {
  it.each([...EXAMPLES])('find the examples of $topic', ({ topic, questions }) => {
    const likeliest = (question: string): string | undefined =>
      [...resemblances(readLabel(question))].sort(([, one], [, other]) => other - one)[0]?.[0];
    const right = questions.filter((question) => likeliest(question) === topic);
    expect(right.length / questions.length).toBeGreaterThan(0.95);
  });

  it('say nothing about words that no example has', () => {
    expect(topicOf('Xyzzy')).toBeNull();
    expect(topicOf('')).toBeNull();
  });
});

describe('topicOfQuestion', () => {
  it.each([
    ['Explain how the product is superior to others', 'competition'],
    ['Innovation: how is it different from existing practice?', 'competition'],
    ['How many people did you reach last year?', 'traction'],
    ['How many potential buyers are there?', 'market'],
    ['Give details of the proposed project', 'solution'],
    ['Why does this work need to be made at this moment?', 'why_now'],
    ['Reference customers and pilot results, if any', 'traction'],
    ['Do you need childcare during the workshops? (yes/no)', 'administrative'],
  ])('reads %j as %s', (text, topic) => {
    expect(topicOf(text)).toBe(topic);
  });
});
