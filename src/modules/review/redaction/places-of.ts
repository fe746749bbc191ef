/** The places of some words in a text, none inside another. */
export function placesOf(wanted: string, text: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  if (wanted === '') return places;
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + wanted.length))
    places.push({ start, end: start + wanted.length });
  return places;
}
