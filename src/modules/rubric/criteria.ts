import { CLARITY_CRITERIA } from './clarity-criteria.js';
import { FIT_CRITERIA } from './fit-criteria.js';
import { IDEA_CRITERIA } from './idea-criteria.js';

/** Everything a reviewer judges, in the order of its judgement. */
export const CRITERIA = [...CLARITY_CRITERIA, ...FIT_CRITERIA, ...IDEA_CRITERIA];
export type CriterionId = (typeof CRITERIA)[number]['id'];
