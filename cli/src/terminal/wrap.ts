import { splitAt, widthOf } from './width.js';

/** A text as lines of at most so many cells, each after the indent; its own line ends stay, longer words are cut. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const room = Math.max(10, width - widthOf(indent));
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, room).map((line) => indent + line));
}

function wrapParagraph(paragraph: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of paragraph.split(' ').filter((part) => part !== '')) {
    const width = widthOf(word);
    if (line !== '' && used + 1 + width <= room) {
      line += ` ${word}`;
      used += 1 + width;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = piecesOf(word, width, room);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
    used = widthOf(line);
  }
  return [...lines, line];
}

function piecesOf(word: string, width: number, room: number): string[] {
  if (width <= room) return [word];
  const pieces: string[] = [];
  for (let rest = word; rest !== '';) {
    const [piece, after] = splitAt(rest, room);
    pieces.push(piece);
    rest = after;
  }
  return pieces;
}
