import { type Token, tokenise } from '../../../../language/tokens.js';
import { hidesOrderInLetters, mayHideOrders, otherReadings, rareReadings } from '../disguises.js';
import { type Sign, signsIn } from './order-signs.js';
import { type Marker, markersIn } from './template-markers.js';

/** What a stretch of text does, in plain sight or in disguise. */
export interface Suspicion {
  signs: ReadonlySet<Sign>;
  markers: ReadonlySet<Marker>;
  /** Only found once its disguise was off. */
  disguised: boolean;
}

/** These alone speak to a reviewer about the review. */
const ALARMING: readonly Sign[] = [
  'order',
  'own_order',
  'extract',
  'foreign_order',
  'outcome',
  'verdict',
  'steer',
  'role',
  'secrecy',
];
const NO_SIGNS: ReadonlySet<Sign> = new Set();
const LONGEST = 160;
const OVERLAP = 30;

export function isAlarming(signs: ReadonlySet<Sign>): boolean {
  return ALARMING.some((sign) => signs.has(sign));
}

/** Reads long runs without a full stop piece by piece, so that time grows with the text alone. */
function signsOf(text: string, tokens: readonly Token[]): Set<Sign> {
  if (tokens.length <= LONGEST) return signsIn(text, tokens);
  const signs = new Set<Sign>();
  for (let from = 0; from < tokens.length; from += LONGEST - OVERLAP) {
    const piece = tokens.slice(from, from + LONGEST);
    const offset = piece[0]?.start ?? 0;
    const end = piece.at(-1)?.end ?? offset;
    const moved = piece.map((token) => ({ ...token, start: token.start - offset, end: token.end - offset }));
    for (const sign of signsIn(text.slice(offset, end), moved)) signs.add(sign);
  }
  return signs;
}

function disguisedSigns(text: string, disguises: readonly string[], mayHide: boolean): ReadonlySet<Sign> {
  if (disguises.length === 0 && !mayHide) return NO_SIGNS;
  const readings = [...disguises, ...rareReadings(text)];
  const signs = new Set<Sign>(readings.flatMap((reading) => [...signsOf(reading, tokenise(reading))]));
  if ([text, ...readings].some(hidesOrderInLetters)) signs.add('order');
  return signs;
}

/** What is known about a stretch of text already. */
interface Known {
  tokens?: readonly Token[];
  disguises?: readonly string[];
  mayHide?: boolean;
}

/** Everything suspicious about a stretch of text. */
export function suspicionOf(text: string, known: Known = {}): Suspicion {
  const { tokens = tokenise(text), disguises = otherReadings(text), mayHide = mayHideOrders(text) } = known;
  const open = signsOf(text, tokens);
  const hidden = disguisedSigns(text, disguises, mayHide);
  return {
    signs: hidden.size === 0 ? open : new Set([...open, ...hidden]),
    markers: markersIn(text),
    disguised: isAlarming(hidden) && !isAlarming(open),
  };
}
