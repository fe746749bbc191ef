import { type Levels } from './levels.js';
import { type ReportedDimension } from './reported-parts.js';

export const WORTH_CHECKING = 'Worth checking:';
const STRONG = 60;
/** From this score on, even the lowest dimension is no weakness. */
const SOUND = 75;

type Dimension = Pick<ReportedDimension, 'dimension' | 'score' | 'reasoning'>;

function say(dimensions: readonly Dimension[], first: string, second = first): string[] {
  return dimensions.map(({ dimension, score, reasoning }, at) =>
    `${at === 0 ? first : second} ${dimension.replaceAll('_', ' ')} (${score} of 100). ${reasoning}`.trim(),
  );
}

/** One reason a line, as each dimension has it: the two strongest and the two weakest, and what is worth checking. */
export function fitReasoning(dimensions: readonly Dimension[], levels: Levels, doubts: readonly string[]): string {
  const isJudged = ({ dimension }: Dimension): boolean =>
    dimension !== 'programme_alignment' || levels.level('programme_relevance') !== null;
  const ranked = dimensions.filter(isJudged).sort((a, b) => b.score - a.score);
  const strongest = ranked.filter(({ score }) => score >= STRONG).slice(0, 2);
  const lowest = ranked
    .filter((entry) => !strongest.includes(entry))
    .slice(-2)
    .reverse();
  const isSound = ({ score }: Dimension): boolean => score >= SOUND;
  return [
    ...(strongest.length > 0 ? [] : ['No dimension of fit is well supported by the answers.']),
    ...say(strongest, 'Strongest:', 'Second strongest:'),
    ...say(lowest.filter(isSound).reverse(), 'Also well supported:'),
    ...say(
      lowest.filter((entry) => !isSound(entry)),
      'Weakest:',
      'Second weakest:',
    ),
    ...doubts.map((note) => `${WORTH_CHECKING} ${note}`),
  ].join('\n');
}
