/** As much of a text as is allowed, ending at a word where one ends in its second half; no character is cut in two. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most + 1).search(/\s\S*$/u);
  return text.slice(0, end > most / 2 ? end : most).replace(/[\ud800-\udbff]$/u, '');
}
