export type Range = readonly [start: number, end: number];

const ADDRESS = /\bhttps?:\/\/[^\s<>"“”«»]+/giu;
/** What closes the sentence around an address, and is no part of it. */
const CLOSING = new Set(".,;:!?'’)]}*");

/** Where addresses of pages stand in a text that somebody wrote. */
export function linksIn(text: string): Range[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: found, index }) => {
    const isOpened = found.includes('(');
    let end = found.length;
    while (CLOSING.has(found.charAt(end - 1)) && !(isOpened && found.charAt(end - 1) === ')')) end -= 1;
    return URL.canParse(found.slice(0, end)) ? [[index, index + end] as const] : [];
  });
}
