/** What the service puts before a question that a team can ask the founder. */
const ASKING = 'Worth asking: ';
const CITED = /: “[^“”]*” \(answer: [^()]*\)(?: and “[^“”]*” \(answer: [^()]*\))?(?=\.)/u;

/** A reason without the words that it cites, where these stand below it and lead to their place. */
export function withoutCitation(reasoning: string): string {
  return reasoning.replace(CITED, '');
}

/** The question in a reason, if there is one. */
export function questionIn(reasoning: string): string | undefined {
  const [, after] = reasoning.split(ASKING);
  const end = after?.indexOf('?') ?? -1;
  if (after === undefined || end < 0) return undefined;
  return after.charAt(0).toUpperCase() + after.slice(1, end + 1);
}
