import { type CopyCandidate, nearCopies } from './near-copies.js';

const SKETCH = Array.from({ length: 40 }, (_, n) => n);

/** Someone whose answer shares so many of its forty runs with ours, and has as many. */
function candidate(submissionId: string, shared: number, key = 'problem'): CopyCandidate {
  const theirSketch = [...SKETCH.slice(0, shared), ...SKETCH.slice(shared).map((n) => 1_000 + n)];
  return {
    submissionId,
    ventureName: null,
    founderName: null,
    key,
    theirKey: 'theirs',
    submittedAt: new Date(0),
    isSameAddress: false,
    compared: 11,
    ownSketch: SKETCH,
    theirSketch,
  };
}
const shown = (candidates: readonly CopyCandidate[]): unknown[] =>
  nearCopies(candidates).map(({ submissionId, key, similarity }) => [submissionId, key, similarity]);
const crowd = (size: number): CopyCandidate[] =>
  Array.from({ length: size }, (_, n) => candidate(`crowd-${n + 10}`, 40, 'pledge'));

it('shows those most alike first, and of equals the earliest', () => {
  expect(shown([candidate('c', 20), candidate('b', 40), candidate('a', 20)])).toEqual([
    ['b', 'problem', 1],
    ['a', 'problem', 0.5],
    ['c', 'problem', 0.5],
  ]);
});

it('shows nobody whose answer is less than nearly the same', () => {
  expect(shown([candidate('a', 15), candidate('b', 16)])).toEqual([['b', 'problem', 0.4]]);
});

it('shows each submission once, with the answer that is most alike', () => {
  expect(shown([candidate('a', 20), candidate('a', 30, 'solution')])).toEqual([['a', 'solution', 0.75]]);
});

it('counts the answers that are alike, each once', () => {
  const candidates = [
    candidate('a', 20),
    candidate('a', 25),
    candidate('a', 30, 'solution'),
    candidate('a', 10, 'team'),
    candidate('b', 20),
  ];
  expect(nearCopies(candidates).map(({ submissionId, alike, compared }) => [submissionId, alike, compared])).toEqual([
    ['a', 2, 11],
    ['b', 1, 11],
  ]);
});

it('shows ten at most', () => {
  expect(shown(crowd(24))).toEqual(crowd(10).map(({ submissionId }) => [submissionId, 'pledge', 1]));
});

it('puts what a crowd shares last', () => {
  const found = shown([...crowd(25), candidate('crowd-12', 20), candidate('z', 20)]);
  expect(found).toHaveLength(10);
  expect(found.slice(0, 3)).toEqual([
    ['crowd-12', 'problem', 0.5],
    ['z', 'problem', 0.5],
    ['crowd-10', 'pledge', 1],
  ]);
});
