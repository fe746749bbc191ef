import { toApiDateOrNull } from '../../common/time/api-date.js';
import { type ApiKeyEntity } from '../../modules/keys/api-key.entity.js';
import { KeysService } from '../../modules/keys/keys.service.js';
import { KnownOrganisation } from '../../modules/onboarding/known-organisation.js';
import { type Command } from '../command.js';
import { organisationId } from '../option-values.js';

const PAGE = 100;

export const LIST_KEYS: Command = {
  summary: 'the API keys of an organisation, newest first, revoked ones too',
  usage: '--organisation ID',
  options: { organisation: { type: 'string' } },
  prepare: (options) => {
    const organisation = organisationId(options);
    return async (workplace) => {
      const app = await workplace.app();
      await app.get(KnownOrganisation, { strict: false }).assert(organisation);
      const keys = app.get(KeysService, { strict: false });
      const listed: object[] = [];
      for (let before: string | null | undefined = null; before !== undefined;) {
        const page: ApiKeyEntity[] = await keys.list({ organisationId: organisation }, { before, limit: PAGE });
        listed.push(...page.map(shown));
        before = page.length < PAGE ? undefined : page.at(-1)?.id;
      }
      return listed;
    };
  },
};

function shown(key: ApiKeyEntity): object {
  return {
    id: key.id,
    name: key.name,
    environment: key.environment,
    last_four: key.lastFour,
    scopes: key.scopes,
    cohort_id: key.cohortId,
    last_used_at: toApiDateOrNull(key.lastUsedAt),
    expires_at: toApiDateOrNull(key.expiresAt),
    revoked_at: toApiDateOrNull(key.revokedAt),
  };
}
