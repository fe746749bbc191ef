import { wordsOf } from '../../../../language/tokens.js';

const FEWEST_LINES = 4;
const MOST_LINES = 80;
/** Lines of verse are of a like length. */
const EVEN = 4;
const PROSY = /[\p{Nd}:|=%$€£@]|^\s*(?:[-*•+–—#>]|[a-z]\))/u;

function ending(words: readonly string[]): string {
  return (words.at(-1) ?? '').slice(-2);
}

/** Lines of a like length, without figures or bullets, that rhyme in pairs or crosswise. */
export function isVerse(text: string): boolean {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES);
  if (lines.length < FEWEST_LINES || lines.filter((line) => PROSY.test(line)).length > lines.length * 0.1) return false;
  const spoken = lines.map((line) => wordsOf(line.slice(0, 200)));
  if (spoken.filter(({ length }) => length >= 3 && length <= 12).length < lines.length * 0.9) return false;
  const endings = spoken.map(ending);
  const rhymes = endings.filter(
    (sound, at) =>
      sound.length === 2 &&
      [at + 1, at + 2, at + 3].some(
        (other) => endings[other] === sound && spoken[other]?.at(-1) !== spoken[at]?.at(-1),
      ),
  ).length;
  const longest = Math.max(...spoken.map(({ length }) => length));
  const shortest = Math.min(...spoken.map(({ length }) => length));
  const isEven = longest - shortest <= EVEN;
  return rhymes >= Math.max(isEven ? 1 : 2, lines.length * 0.2);
}
