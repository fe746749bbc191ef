import { fromApiDate } from '../../../common/time/api-date.js';
import { type CohortChange } from '../../cohorts/cohorts.service.js';
import { type ChangeCohortRequest } from './dto/cohort.request.dto.js';

/** Maps a request to a change; what the request leaves out is left out of the change. */
export function toCohortChange(request: ChangeCohortRequest): CohortChange {
  const { name, description, brief, opens_at, closes_at, form_validation, public_form } = request;
  const { fit_dimensions, strength_criteria, thresholds, review_price, retention_days } = request;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(brief !== undefined && { brief }),
    ...(opens_at !== undefined && { opensAt: toDate(opens_at) }),
    ...(closes_at !== undefined && { closesAt: toDate(closes_at) }),
    ...(form_validation !== undefined && { formValidation: form_validation }),
    ...(public_form !== undefined && { publicForm: public_form }),
    ...(fit_dimensions !== undefined && { fitDimensions: fit_dimensions }),
    ...(strength_criteria !== undefined && { strengthCriteria: strength_criteria }),
    ...(thresholds !== undefined && { thresholds }),
    ...(review_price !== undefined && { reviewPrice: review_price }),
    ...(retention_days !== undefined && { retentionDays: retention_days }),
  };
}

function toDate(text: string | null): Date | null {
  return text === null ? null : fromApiDate(text);
}
