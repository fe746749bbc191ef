import { searchPieces } from './search-pieces.js';

it.each<[text: string, pieces: string[]]>([
  ['okafor', ['afor', 'okaf']],
  ['Ada Okafor', ['afor', 'Okaf', 'Ada']],
  ['crm-123456', ['3456', '1234', 'crm']],
  ['ada.okafor338@mail-18.example', ['r338', 'kafo', 'okaf', 'ada', 'mple']],
  ['info@acme.io', ['info', 'acme']],
  ['ada+lovelace@example.com', ['lace', 'love', 'ada', 'mple']],
  ['100%_sure', ['sure', '100']],
])('%s is looked up by %j', (text, pieces) => {
  expect(searchPieces(text)).toEqual(pieces);
});

it.each([
  '',
  'a',
  'ada',
  'adao',
  'ada.b',
  'okafokaf',
  '@',
  '@example.com',
  'x@example.com',
  'j.d@example.com',
  '%_\\',
  'Οδυσσέας',
  '李偉',
])('%j is looked up as a whole', (text) => {
  expect(searchPieces(text)).toEqual([]);
});

it('leaves out what stands next to a letter beyond ASCII', () => {
  expect(searchPieces('müller-strasse')).toEqual(['asse', 'str', 'ler']);
  expect(searchPieces('andré okafor')).toEqual(['afor', 'okaf', 'and']);
});

it('has no more than a few of a long text, all of them in it', () => {
  const text = Array.from({ length: 30 }, (_, n) => `word${n}`).join(' ');
  const pieces = searchPieces(`${text}@example.com`);
  expect(pieces).toHaveLength(8);
  for (const piece of pieces) expect(`${text}@example.com`).toContain(piece);
});
