import { stretchesOf } from '../../portal/src/submission/place.js';
import { linksIn } from '../../portal/src/ui/links.js';

const TEXT = 'Farms pay. They pay monthly. Nobody left.';

function marked(quotes: readonly string[], current: string | null): string {
  return stretchesOf(TEXT, quotes, current)
    .map(({ text, isQuoted, isCurrent }) => (isCurrent ? `{${text}}` : isQuoted ? `[${text}]` : text))
    .join('');
}

it.each<[string, string[], string | null, string]>([
  ['nothing', [], null, TEXT],
  ['a quote', ['They pay monthly.'], null, 'Farms pay. [They pay monthly.] Nobody left.'],
  [
    'the quote that is shown',
    ['They pay monthly.'],
    'They pay monthly.',
    'Farms pay. {They pay monthly.} Nobody left.',
  ],
  ['quotes that overlap', ['Farms pay. They', 'They pay'], null, '[Farms pay. ][They][ pay] monthly. Nobody left.'],
  ['a part of a quote', ['They pay monthly.'], 'pay monthly', 'Farms pay. [They ]{pay monthly}[.] Nobody left.'],
  ['what no report quotes', [], 'Nobody left.', 'Farms pay. They pay monthly. {Nobody left.}'],
  ['no quote that is not there', ['Cows pay.', ''], 'Cows', TEXT],
])('marks %s', (_, quotes, current, expected) => {
  expect(marked(quotes, current)).toBe(expected);
});

it('loses no character of the answer', () => {
  const stretches = stretchesOf(TEXT, ['pay', 'Farms pay.', 'left.'], 'monthly');
  expect(stretches.map(({ text }) => text).join('')).toBe(TEXT);
});

it('has nothing to mark in an empty answer', () => {
  expect(stretchesOf('', ['x'], 'x')).toEqual([]);
});

it.each<[string, string[]]>([
  ['See https://a.example/demo?x=1, please.', ['https://a.example/demo?x=1']],
  ['(http://a.example) and HTTPS://B.example/x_(y).', ['http://a.example', 'HTTPS://B.example/x_(y)']],
  ['javascript:alert(1) data:text/html,x ftp://a.example www.a.example https:// xhttps', []],
  ['“https://a.example/q”<https://b.example>', ['https://a.example/q', 'https://b.example']],
])('links only to pages: %s', (text, expected) => {
  expect(linksIn(text).map((range) => text.slice(...range))).toEqual(expected);
});

it('leads by a link that a quote cuts to the whole address', () => {
  const stretches = stretchesOf('At https://a.example/demo we show it.', ['demo we show it.'], null);
  expect(
    stretches.filter(({ href }) => href !== null).map(({ text, isQuoted, href }) => [text, isQuoted, href]),
  ).toEqual([
    ['https://a.example/', false, 'https://a.example/demo'],
    ['demo', true, 'https://a.example/demo'],
  ]);
});
