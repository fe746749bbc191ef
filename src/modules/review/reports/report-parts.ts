import { type GuardRailFlag } from '../guard-rails/guard-rail.js';
import { type ReportedRole } from '../scoring/clarity.js';
import { type Coverage, type ReportedCriterion, type ReportedDimension } from '../scoring/reported-parts.js';
import { type Provenance } from './provenance.js';

/** What is only ever read whole. Stored as text, since PostgreSQL would take longer to read it than to store all the rest. */
export interface ReportParts {
  /** The coverage of a dimension is gone once the applicant was erased. */
  fit_dimensions: (Omit<ReportedDimension, 'coverage'> & { coverage: Coverage | null })[];
  strength_criteria: ReportedCriterion[];
  provenance: Provenance;
  /** Null in reports from before these existed. */
  clarity_roles: ReportedRole[] | null;
}

/** As served, its names in a fixed order: PostgreSQL orders those of jsonb in another way. */
export function toFlag({ type, severity, key, excerpt, message }: GuardRailFlag): GuardRailFlag {
  return { type, severity, key, excerpt, message };
}
