import { patternOf } from '../../../../common/text/pattern.js';

/** A stretch of text that a person does not get to see, and what it says. */
export interface HiddenStretch {
  start: number;
  end: number;
  says: string;
}

/** Characters that copy ASCII invisibly. */
const TAGS = /[\u{e0001}-\u{e007f}]+/gu;
/** A black flag, the letters of a region, and the end: how Scotland's flag is written. */
const REGION_FLAG = /\u{1f3f4}[\u{e0061}-\u{e007a}\u{e0030}-\u{e0039}]{3,6}\u{e007f}/gu;
const TAG_OFFSET = 0xe0000;

const STYLES = [
  String.raw`display\s?:\s?none`,
  String.raw`visibility\s?:\s?(?:hidden|collapse)`,
  String.raw`font-size\s?:\s?(?:0|1px|0?\.\d+)(?!\d)`,
  String.raw`opacity\s?:\s?(?:0(?!\.[1-9])|0?\.0)`,
  String.raw`(?<!-)color\s?:\s?(?:white|#fff(?:fff)?(?![0-9a-f])|transparent|rgba?\(\s?255\s?,\s?255\s?,\s?255|rgba\([^)]{1,20},\s?0\s?\))`,
  String.raw`text-indent\s?:\s?-\d{3}`,
  String.raw`(?:left|top|right)\s?:\s?-\d{3}`,
  String.raw`(?:max-)?(?:height|width)\s?:\s?0(?![.\d])`,
  String.raw`clip(?:-path)?\s?:\s?(?:rect\(0|inset\((?:50|100))`,
  String.raw`line-height\s?:\s?0(?![.\d])`,
];
const HIDING_ATTRIBUTE = patternOf(
  String.raw`<[a-z][a-z0-9]{0,12}\s(?:[^<>]{0,300}[\s;"'])?(?:${STYLES.join('|')}|hidden(?=[\s>=/])|aria-hidden=["']?true|color=["']?(?:white|#fff(?:fff)?)|size=["']?0(?!\d)|class=["'][^"'<>]{0,60}(?:sr-only|visually-hidden|hidden|invisible))[^<>]{0,300}>`,
  'giu',
);
const UNSHOWN_ELEMENT = /<(script|style|template|noscript|title|meta|head)\b[^<>]{0,300}>/giu;
/** What editors leave behind when text is copied out of them. */
const EDITOR_COMMENT =
  /^\s{0,3}(?:startfragment|endfragment|\[if [^\]]{0,40}\]|<?!?\[endif\]|\/?wp:|more$|page ?break)[^]{0,60}$/iu;
const MARKDOWN_COMMENT = /^[ \t]{0,3}\[[^\]\n]{1,24}\]:[ \t]{0,4}(?:#|<>|<#>|\/)[ \t]{0,4}["'(](.{3,2000})["')]/gimu;
const EMPTY_LINK = /\[[\s\u200b-\u200d\u2060]{0,8}\]\([^()\s]{0,300}(?:\s{1,3}["'(][^\n]{3,1000}?["')])?\)/gu;
const TYPESET =
  /\\(?:textcolor|color)\s?\{\s?white\s?\}\s?\{?([^{}]{3,2000})\}?|\\h?v?phantom\{([^{}]{3,2000})\}|\\(?:begin\{comment\}|iffalse\b)([^]{3,2000}?)\\(?:end\{comment\}|fi\b)/giu;
const TEMPLATE_COMMENT = /\{#([^#]{3,2000})#\}|\{\{!--([^]{3,2000}?)--\}\}|<%#([^%]{3,2000})%>/gu;

function decode(tags: string): string {
  const ascii = Array.from(tags, (tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - TAG_OFFSET));
  return ascii.join('').replace(/[^\x20-\x7e]/g, '');
}

function taggedStretches(text: string): HiddenStretch[] {
  const flags = Array.from(text.matchAll(REGION_FLAG), ({ index, 0: flag }) => ({
    start: index,
    end: index + flag.length,
  }));
  return Array.from(text.matchAll(TAGS), ({ index, 0: tags }) => ({
    start: index,
    end: index + tags.length,
    says: decode(tags),
  })).filter(({ start, end }) => !flags.some((flag) => start >= flag.start && end <= flag.end));
}

function comments(text: string): HiddenStretch[] {
  const found: HiddenStretch[] = [];
  for (let start = text.indexOf('<!--'); start >= 0;) {
    const close = text.indexOf('-->', start + 4);
    const end = close < 0 ? text.length : close + 3;
    const says = text.slice(start + 4, close < 0 ? end : close);
    const isMentioned =
      close < 0 &&
      /\b(?:html|xml|comments?|markup|tags?|syntax)\b/iu.test(text.slice(Math.max(0, start - 80), start + 80));
    if (says.trim() !== '' && !EDITOR_COMMENT.test(says) && !isMentioned) found.push({ start, end, says });
    start = text.indexOf('<!--', end);
  }
  return found;
}

/** From an opening tag to its closing one, or as far as a person would believe. */
function element(text: string, { index, 0: tag }: RegExpExecArray): HiddenStretch {
  const from = index + tag.length;
  const name = /^<([a-z0-9]+)/i.exec(tag)?.[1] ?? '';
  const close = text.indexOf(`</${name}`, from);
  const stop = close < 0 ? text.indexOf('\n', from) : close;
  const until = stop < 0 ? text.length : stop;
  const end = close < 0 ? until : Math.max(close, text.indexOf('>', close) + 1);
  return { start: index, end, says: text.slice(from, until) };
}

function marked(text: string, pattern: RegExp): HiddenStretch[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: all, ...groups }) => ({
    start: index,
    end: index + all.length,
    says: Object.values(groups).find((group): group is string => typeof group === 'string' && group !== text) ?? all,
  }));
}

function markup(text: string): HiddenStretch[] {
  const found: HiddenStretch[] = [];
  if (text.includes('<')) {
    found.push(...comments(text), ...marked(text, TEMPLATE_COMMENT));
    for (const pattern of [HIDING_ATTRIBUTE, UNSHOWN_ELEMENT]) {
      for (const match of text.matchAll(pattern)) {
        const last = found.at(-1);
        if (!last || match.index >= last.end || match.index < last.start) found.push(element(text, match));
      }
    }
  } else if (text.includes('{')) found.push(...marked(text, TEMPLATE_COMMENT));
  if (text.includes(']')) found.push(...marked(text, MARKDOWN_COMMENT), ...marked(text, EMPTY_LINK));
  if (text.includes('\\')) found.push(...marked(text, TYPESET));
  return found.filter(({ says }) => /[\p{L}\p{N}]/u.test(says));
}

/** What an answer says to a machine behind the back of a person. Markup that is shown as code is in plain sight. */
export function hiddenStretches(text: string, isShown: (start: number) => boolean): HiddenStretch[] {
  return [...taggedStretches(text), ...markup(text).filter(({ start }) => !isShown(start))];
}
