const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters that a terminal gives two cells: of East Asia, and emoji. */
const WIDE =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}])|\ufe0f/u;
const NARROW = /^[\u0020-\u007e]*$/;

/** How many cells of a terminal a text takes. */
export function widthOf(text: string): number {
  if (NARROW.test(text)) return text.length;
  let width = 0;
  for (const { segment } of GRAPHEMES.segment(text)) width += cellsOf(segment);
  return width;
}

/** As much of a text as fits, with an ellipsis where something is missing. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  return `${splitAt(text, width - 1)[0]}…`;
}

/** A text in two, the first as long as the width allows, and never empty. */
export function splitAt(text: string, width: number): [string, string] {
  let used = 0;
  for (const { segment, index } of GRAPHEMES.segment(text)) {
    used += cellsOf(segment);
    if (used > width && index > 0) return [text.slice(0, index), text.slice(index)];
  }
  return [text, ''];
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

function cellsOf(grapheme: string): number {
  if (/^\p{Mark}/u.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}
