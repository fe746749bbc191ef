import { type CriterionId } from '../../rubric/criteria.js';
import { RUBRIC } from '../../rubric/rubric.js';
import { alsoCounted } from './also-counted.js';
import { type Levels } from './levels.js';
import { type ReportedDimension } from './reported-parts.js';

export const WORTH_CHECKING = 'Worth checking:';
const STRONG = 50;
/** From this score on, the lowest dimension is no weakness either. */
const SOUND = 75;

type DimensionScore = Pick<ReportedDimension, 'dimension' | 'score'>;

/** The reason of its strongest or its weakest part (of equals the heavier one), and what else counts. */
function reasonFor(
  { dimension, score }: DimensionScore,
  levels: Levels,
  which: 'strongest' | 'weakest',
  told: Set<string>,
): string {
  const sign = which === 'strongest' ? -1 : 1;
  const recipe = RUBRIC.fitDimensions[dimension];
  const [part] = (Object.entries(recipe) as [CriterionId, number][])
    .map(([id, weight]) => ({ id, level: levels.level(id), weight, reasoning: levels.reasoning(id).trim() }))
    .filter(({ level, reasoning }) => level !== null && reasoning !== '' && !told.has(reasoning))
    .sort((a, b) => sign * ((a.level ?? 0) - (b.level ?? 0)) || b.weight - a.weight);
  if (part === undefined) return '';
  told.add(part.reasoning);
  return part.reasoning + alsoCounted(part.id, score, recipe, levels);
}

/** One reason a line: the two strongest dimensions and the two weakest, and what is worth checking. */
export function fitReasoning(dimensions: readonly DimensionScore[], levels: Levels, doubts: readonly string[]): string {
  const isJudged = ({ dimension }: DimensionScore): boolean =>
    dimension !== 'programme_alignment' || levels.level('programme_relevance') !== null;
  const ranked = dimensions.filter(isJudged).sort((a, b) => b.score - a.score);
  const strongest = ranked.filter(({ score }) => score >= STRONG).slice(0, 2);
  const others = ranked.filter((entry) => !strongest.includes(entry));
  const weakest = others.slice(-2).reverse();
  const told = new Set<string>();
  const say = (entries: readonly DimensionScore[], opening: string, which: 'strongest' | 'weakest'): string[] =>
    entries.map((entry, at) => {
      const name = `${entry.dimension.replaceAll('_', ' ')} (${entry.score} of 100)`;
      return `${at === 0 ? opening : 'Next,'} ${name}. ${reasonFor(entry, levels, which, told)}`.trim();
    });
  const isSound = weakest.every(({ score }) => score >= SOUND);
  return [
    ...(strongest.length > 0 ? [] : ['No dimension of fit is well supported by the answers.']),
    ...say(strongest, 'Strongest:', 'strongest'),
    ...say(weakest, isSound ? 'Well supported, too:' : 'Weakest:', isSound ? 'strongest' : 'weakest'),
    ...doubts.map((note) => `${WORTH_CHECKING} ${note}`),
  ].join('\n');
}
