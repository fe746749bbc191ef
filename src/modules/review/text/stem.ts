const ENDINGS = [
  'ations',
  'ation',
  'ings',
  'ing',
  'ments',
  'ment',
  'edly',
  'ers',
  'er',
  'ies',
  'ied',
  'ed',
  'es',
  's',
  'ly',
  'al',
  'e',
  'y',
];
const SHORTEST_STEM = 4;

/** A rough stem, the same for "clinic", "clinics" and "clinical": enough to tell whether two texts share a subject. */
export function stem(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, word.length - ending.length);
}
