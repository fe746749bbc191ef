/**
 * The beginning of a text within a limit. It ends after a whole word if one ends in its second half, and never within a
 * character.
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most + 1).search(/\s\S*$/u);
  return text.slice(0, end > most / 2 ? end : most).replace(/[\ud800-\udbff]$/u, '');
}
