import { LIMITS } from '../../common/validation/limits.js';
import { CreateCohort } from '../../modules/onboarding/create-cohort.js';
import { KnownOrganisation } from '../../modules/onboarding/known-organisation.js';
import { type Command } from '../command.js';
import { oneOf, optionalText, organisationId, requiredText } from '../option-values.js';

export const CREATE_COHORT: Command = {
  summary: 'a cohort, which takes applications once it is open; its form is made from the brief',
  usage: '--organisation ID --name N [--brief TEXT] [--status draft|open]',
  options: {
    organisation: { type: 'string' },
    name: { type: 'string' },
    brief: { type: 'string' },
    status: { type: 'string', default: 'draft' },
  },
  prepare: (options) => {
    const organisation = organisationId(options);
    const request = {
      name: requiredText(options, 'name', LIMITS.name),
      brief: optionalText(options, 'brief', LIMITS.text),
      status: oneOf(options, 'status', ['draft', 'open'] as const),
    };
    return async (workplace) => {
      const app = await workplace.app();
      await app.get(KnownOrganisation, { strict: false }).assert(organisation);
      const { id, name, status } = await app.get(CreateCohort, { strict: false }).execute(organisation, request);
      return { id, organisation_id: organisation, name, status };
    };
  },
};
