import { hasNumber } from '../../../../language/seen-words.js';
import { rising } from '../rising.js';
import { type Statement } from './statement.js';

const MOST = 3;
/** A statement below this has nothing that a reader would remember. */
const FLOOR = 0.57;
/** The share that praise and hopes take away, and the share that figures about nothing do. */
const EMPTY = 0.6;
const VAIN = 0.8;
/** Hardly any statement is wholly to the point, so up to this nothing is taken away. */
const SLIGHTLY_OFF = 0.2;
/** The worth of a statement in a language without a learned table, with and without a figure. */
const FOREIGN = { measured: 1.4, told: 0.8 };

/** How much is learned from a statement, in whatever answer, from 0 to 3, at this degree of belief. */
export function worthOf(
  {
    words,
    texture,
    cues,
    isOrder,
    reading: { support, about, kind },
  }: Pick<Statement, 'words' | 'texture' | 'cues' | 'isOrder' | 'reading'>,
  belief = 1,
): number {
  if (isOrder || texture === 'noise') return 0;
  if (texture === 'foreign') return hasNumber(words) ? FOREIGN.measured : FOREIGN.told;
  const off = cues.has('contrast') ? 0 : about.off;
  const toThePoint = 1 - rising(off, SLIGHTLY_OFF, 1);
  const worth = support * toThePoint * (1 - EMPTY * (kind.hype + kind.hope) - VAIN * kind.vanity) * belief;
  return (Math.max(0, worth - FLOOR) * MOST) / (MOST - FLOOR);
}
