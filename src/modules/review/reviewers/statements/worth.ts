import { NUMBER } from '../../../../language/seen-words.js';
import { rising } from '../rising.js';
import { type Statement } from './statement.js';

const MOST = 3;
/** Less than this is nothing that a reader would remember. */
const FLOOR = 0.57;
/** What praise and hopes take away from what a statement seems to be worth, and what figures about nothing do. */
const EMPTY = 0.6;
const VAIN = 0.8;
/** Hardly any statement seems wholly to the point: less than this takes nothing away. */
const SLIGHTLY_OFF = 0.2;
/** What counts of a statement in a language that no table was learned for, with and without a figure. */
const FOREIGN = { measured: 1.4, told: 0.8 };

/** How much is learned from a statement, wherever it stands, from 0 to 3, in an application that is believed so much. */
export function worthOf(
  {
    words,
    texture,
    cues,
    reading: { support, about, kind },
  }: Pick<Statement, 'words' | 'texture' | 'cues' | 'reading'>,
  belief = 1,
): number {
  if (texture === 'noise') return 0;
  if (texture === 'foreign') return words.some(({ text: word }) => word === NUMBER) ? FOREIGN.measured : FOREIGN.told;
  const off = cues.has('contrast') ? 0 : about.off;
  const toThePoint = 1 - rising(off, SLIGHTLY_OFF, 1);
  const worth = support * toThePoint * (1 - EMPTY * (kind.hype + kind.hope) - VAIN * kind.vanity) * belief;
  return (Math.max(0, worth - FLOOR) * MOST) / (MOST - FLOOR);
}
