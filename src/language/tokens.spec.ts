import { tokenise } from './tokens.js';

const read = (text: string): string[] =>
  tokenise(text).map(({ kind, word, start, end }) => `${kind} ${word} ${start}-${end}`);

describe('the words of a text', () => {
  it.each([
    ['Paid 1,200.50 now.', ['word paid 0-4', 'number 1,200.50 5-13', 'word now 14-17']],
    ['5. 7,', ['number 5 0-1', 'number 7 3-4']],
    ['Crèche2 don’t', ['word creche2 0-7', 'word don 8-11', 'word t 12-13']],
    ['naïf\u0301e', ['word naife 0-6']],
    ['раypal', ['word paypal 0-6']],
    ['12٣ 1.٣', ['number 12٣ 0-3', 'number 1.٣ 4-7']],
    ['$5 €6 7%', ['currency $ 0-1', 'number 5 1-2', 'currency € 3-4', 'number 6 4-5', 'number 7 6-7', 'percent % 7-8']],
    ['see https://a.b/c, httpd', ['word see 0-3', 'link \uFFFC 4-18', 'word httpd 19-24']],
    ['www. www.x', ['word www 0-3', 'link \uFFFC 5-10']],
    ['to a@b.c', ['word to 0-2', 'link \uFFFC 3-8']],
    ['🚀a\ud83d', ['word a 2-3']],
    ['\uFFFC\uFFFC \uFFFD', ['word \uFFFC 0-2', 'word \uFFFC 3-4']],
  ])('are found in %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
