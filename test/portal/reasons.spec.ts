import { checksIn, questionIn, withoutCitation } from '../../portal/src/submission/report/reasoning.js';

it.each<[string, string]>([
  [
    'People pay for it: “11 shops pay” (answer: traction). Growth would make it stronger.',
    'People pay for it. Growth would make it stronger.',
  ],
  ['There is ample evidence: “One.” (answer: traction) and “Two” (answer: team).', 'There is ample evidence.'],
  ['It is hardly said. Worth asking: how large?', 'It is hardly said. Worth asking: how large?'],
  ['Told by a model: “never closed (answer: x).', 'Told by a model: “never closed (answer: x).'],
])('leaves out what a reason cites: %s', (reasoning, expected) => {
  expect(withoutCitation(reasoning)).toBe(expected);
});

it.each<[string, string | undefined]>([
  [
    'It is hardly said. Worth asking: how large is it, and since when? The score is higher.',
    'How large is it, and since when?',
  ],
  ['People pay for it.', undefined],
  ['Worth asking: nothing that ends as a question', undefined],
])('finds the question in a reason: %s', (reasoning, expected) => {
  expect(questionIn(reasoning)).toBe(expected);
});

it('finds what is worth checking among what is said of the fit', () => {
  expect(
    checksIn('Strongest: traction (80 of 100).\nWorth checking: Two figures for customers differ.\nWeakest: team.'),
  ).toEqual(['Two figures for customers differ.']);
  expect(checksIn('Strongest: traction (80 of 100).')).toEqual([]);
});
