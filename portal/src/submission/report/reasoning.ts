/** What the service puts before a question that a team can ask the founder. */
const ASKING = 'Worth asking: ';
const CITED = /: “[^“”]*” \(answer: [^()]*\)(?: and “[^“”]*” \(answer: [^()]*\))?(?=\.)/u;

/** What it puts before what a team should look into, such as figures that cannot both be true. */
const CHECKING = 'Worth checking: ';

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

/** What is worth checking, of all that is said of the fit. */
export function checksIn(fitReasoning: string): string[] {
  return fitReasoning.split('\n').flatMap((line) => (line.startsWith(CHECKING) ? [line.slice(CHECKING.length)] : []));
}
