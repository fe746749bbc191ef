import { z } from 'zod';
import { type Criterion } from '../../../rubric/criterion.js';
import { CRITERIA, type CriterionId } from '../../../rubric/criteria.js';
import { UNKNOWN_INDUSTRY } from '../industry.js';
import { INDUSTRIES } from '../industries.js';

export type JudgedCriterion = Criterion & { readonly id: CriterionId };

/** With more in one call they would influence each other; with fewer it would cost more than it brings. */
const MOST_CRITERIA = 4;
const QUOTE = z.object({ answer: z.string(), quote: z.string() });
export type ModelQuote = z.infer<typeof QUOTE>;

/** The reasons come before the level, so that the level follows from them. */
const JUDGED = z.object({
  quotes: z.array(QUOTE),
  reasoning: z.string(),
  level: z.literal([0, 1, 2, 3, 4]).nullable(),
  confidence: z.enum(['low', 'medium', 'high']),
});
export type ModelJudged = z.infer<typeof JUDGED>;

export const CONFIDENCE_VALUES = { low: 0.3, medium: 0.6, high: 0.9 } as const;

export const PROFILE = z.object({
  industry: z.enum([...INDUSTRIES.map(({ name }) => name), UNKNOWN_INDUSTRY]),
  sentences: z.array(QUOTE),
});

export function groupSchema(
  criteria: readonly JudgedCriterion[],
): z.ZodType<Partial<Record<CriterionId, ModelJudged>>> {
  return z.object(Object.fromEntries(criteria.map(({ id }) => [id, JUDGED])));
}

/** All criteria, those of one dimension together, in groups of about the same size. */
export function criterionGroups(criteria: readonly JudgedCriterion[] = CRITERIA): JudgedCriterion[][] {
  const dimensions = [...new Set(criteria.map(({ source }) => source))];
  return dimensions.flatMap((dimension) => {
    const own = criteria.filter(({ source }) => source === dimension);
    const groups = Math.ceil(own.length / MOST_CRITERIA);
    return Array.from({ length: groups }, (_, at) =>
      own.slice(Math.ceil((at * own.length) / groups), Math.ceil(((at + 1) * own.length) / groups)),
    );
  });
}
