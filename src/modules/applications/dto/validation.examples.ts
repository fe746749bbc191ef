import { errorExample } from '../../../common/openapi/api-errors.decorator.js';

/** One of either kind: what would be accepted, and what would not. */
export const VALIDATION_EXAMPLES = {
  would_be_accepted: {
    summary: 'It would be accepted',
    value: { valid: true, errors: [], warnings: [], token_cost: 1 },
  },
  would_be_refused: {
    summary: 'Two things stand against it',
    value: {
      valid: false,
      errors: [errorExample('invalid_contact_email'), errorExample('missing_keys')],
      warnings: [{ code: 'unknown_field', key: 'shcema_id' }],
      token_cost: 1,
    },
  },
};
