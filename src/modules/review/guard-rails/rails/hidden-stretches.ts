/** A stretch of text that a person does not get to see, and what it says. */
export interface HiddenStretch {
  start: number;
  end: number;
  says: string;
}

/** Characters that copy ASCII invisibly. Flags of regions use them too, after a black flag. */
const TAGS = /(\u{1f3f4})?([\u{e0020}-\u{e007f}]+)/gu;
const TAG_OFFSET = 0xe0000;

const COMMENT_START = '<!--';
const COMMENT_END = '-->';

const UNSEEN_STYLES = [
  'display:\\s?none',
  'visibility:\\s?hidden',
  'font-size:\\s?0',
  'opacity:\\s?0',
  'color:\\s?(?:white|#fff)',
];
const STYLED = new RegExp(
  `<(?:span|div|p|font)[^<>]{0,200}?(?:${UNSEEN_STYLES.join('|')})[^<>]{0,200}>[^<]{0,4000}`,
  'giu',
);

function decode(tags: string): string {
  const ascii = Array.from(tags, (tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - TAG_OFFSET));
  return ascii.join('').replace(/[^\x20-\x7e]/g, '');
}

function taggedStretches(text: string): HiddenStretch[] {
  return Array.from(text.matchAll(TAGS))
    .filter(([, flag]) => flag === undefined)
    .map(({ index, 0: all, 2: tags }) => ({ start: index, end: index + all.length, says: decode(tags ?? '') }));
}

function comments(text: string): HiddenStretch[] {
  const found: HiddenStretch[] = [];
  for (let start = text.indexOf(COMMENT_START); start >= 0;) {
    const close = text.indexOf(COMMENT_END, start);
    if (close < 0) break;
    const end = close + COMMENT_END.length;
    found.push({ start, end, says: text.slice(start + COMMENT_START.length, close) });
    start = text.indexOf(COMMENT_START, end);
  }
  return found;
}

function styledStretches(text: string): HiddenStretch[] {
  if (!text.includes('<')) return [];
  return Array.from(text.matchAll(STYLED), ({ index, 0: all }) => ({
    start: index,
    end: index + all.length,
    says: all.slice(all.indexOf('>') + 1),
  }));
}

/** What an answer says to a machine behind the back of a person. */
export function hiddenStretches(text: string): HiddenStretch[] {
  return [...taggedStretches(text), ...comments(text), ...styledStretches(text)];
}
