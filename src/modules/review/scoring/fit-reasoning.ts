import { type Evidence } from '../reviewers/reviewer.js';
import { type CriterionId } from '../../rubric/criteria.js';
import { type FitDimension, RUBRIC } from '../../rubric/rubric.js';
import { type Levels } from './levels.js';

interface Wording {
  readonly name: string;
  /** What is missing where the dimension has nothing to show. */
  readonly missing: string;
}

const WORDING: Readonly<Record<FitDimension, Wording>> = {
  programme_alignment: {
    name: 'programme alignment',
    missing: 'hardly anything ties the venture to what the programme looks for',
  },
  team_strength: { name: 'team strength', missing: 'the answers do not say what prepares the founders for this' },
  traction: { name: 'traction', missing: 'no use, pilot or sale is reported' },
  market_potential: {
    name: 'market potential',
    missing: 'neither the size of the market nor who pays is put in figures',
  },
  differentiation: { name: 'differentiation', missing: 'no advantage over what people use today is shown' },
};

const STRONG = 50;
/** From here on, the lowest score is no weakness either. */
const SOUND = 75;
const LONGEST_QUOTE = 160;

export interface DimensionScore {
  dimension: FitDimension;
  score: number;
}

function bestQuote(dimension: FitDimension, levels: Levels, used: ReadonlySet<string>): Evidence | undefined {
  const criteria = (Object.keys(RUBRIC.fitDimensions[dimension]) as CriterionId[])
    .filter((id) => (levels.level(id) ?? 0) > 0)
    .sort((a, b) => (levels.level(b) ?? 0) - (levels.level(a) ?? 0));
  const evidence = criteria.flatMap((id) => levels.evidence(id));
  return evidence.find(({ quote }) => !used.has(quote)) ?? evidence[0];
}

/** A verbatim beginning, without line breaks, that fits into a sentence. */
function inline({ quote }: Evidence): string {
  const text = quote.split(/[\r\n]/u)[0]?.trim() ?? '';
  if (text.length <= LONGEST_QUOTE) return `“${text}”`;
  const cut = text.slice(0, LONGEST_QUOTE);
  const end = Math.max(cut.lastIndexOf(' '), LONGEST_QUOTE / 2);
  return `“${cut.slice(0, end).replace(/[\ud800-\udbff]$/u, '')}” …`;
}

function phrase({ dimension, score }: DimensionScore, levels: Levels, used: Set<string>): string {
  const { name, missing } = WORDING[dimension];
  const evidence = bestQuote(dimension, levels, used);
  if (!evidence) return `${name} (${score} of 100): ${missing}`;
  used.add(evidence.quote);
  const remark = score < STRONG ? 'little supports it beyond ' : '';
  return `${name} (${score} of 100): ${remark}${inline(evidence)}`;
}

/** Why the fit is what it is: the two strongest dimensions and the two weakest, each with the words that show it. */
export function fitReasoning(dimensions: readonly DimensionScore[], levels: Levels): string {
  const ranked = [...dimensions].sort((a, b) => b.score - a.score);
  const strongest = ranked.filter(({ score }) => score >= STRONG).slice(0, 2);
  const weakest = ranked
    .filter((entry) => !strongest.includes(entry))
    .slice(-2)
    .reverse();
  const used = new Set<string>();
  const say = (entries: readonly DimensionScore[]): string =>
    entries.map((entry) => phrase(entry, levels, used)).join('; and ');
  const isSound = weakest.every(({ score }) => score >= SOUND);
  const first =
    strongest.length > 0
      ? `Strongest on ${say(strongest)}.`
      : 'No dimension of fit is well supported by the answers.';
  return `${first} ${isSound ? 'Well supported, too:' : 'Weakest on'} ${say(weakest)}.`;
}
