/** Two trigrams each. */
const LENGTH = 4;
/** Fewer letters make no trigram. */
const LEAST = 3;
/** Each of them takes its time to be planned for. */
const MOST = 8;
/** What stands next to a letter beyond ASCII is left out: its lower case may depend on that one. */
const RUNS = /(?<![^\0-\x7f])[a-z0-9]{3,}(?![^\0-\x7f])/gi;

/**
 * Short pieces of a text by which the index of trigrams finds what has all of them, the rarest of them first as far as one
 * can tell. For a whole text PostgreSQL looks every trigram up wherever the rarest one occurs, and those at the beginning
 * and the end of words are in nearly every row; pieces lead it from one row that has the first of them to the next.
 *
 * Nothing for a text of a single piece or none, which tells more as a whole.
 */
export function searchPieces(text: string): readonly string[] {
  const [part = '', domain = ''] = text.split('@');
  const own = [...new Set(byLength(part).flatMap(cut))].slice(0, MOST - 1);
  // Many have in common what is behind the @; but before it may be no more than "info".
  const [longest = ''] = byLength(domain);
  const pieces = own.length === 0 ? [] : [...new Set([...own, ...cut(longest).slice(0, 1)])];
  return pieces.length < 2 ? [] : pieces;
}

function byLength(text: string): readonly string[] {
  return (text.match(RUNS) ?? []).sort((a, b) => b.length - a.length);
}

/** From its end, where numbers are. */
function cut(run: string): readonly string[] {
  const pieces: string[] = [];
  for (let end = run.length; end > 0; end -= LENGTH) {
    const piece = run.slice(Math.max(0, end - LENGTH), end);
    pieces.push(piece.length < LEAST ? run.slice(0, LENGTH) : piece);
  }
  return pieces;
}

/** More than anybody types; what comes behind them narrows nothing down. */
const MOST_WORDS = 12;

/** What has to be found, each wherever it stands. */
export function searchWords(text: string): readonly string[] {
  const words = [...new Set(text.split(/\s+/).filter((word) => word !== ''))];
  return words.length === 0 ? [text] : words.slice(0, MOST_WORDS);
}
