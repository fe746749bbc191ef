import { Injectable } from '@nestjs/common';
import { type Author } from '../../../common/access/author.js';
import { type PageQuery } from '../../../common/http/page.query.dto.js';
import { type KeyHolder } from '../../auth/caller.js';
import { type AnswerMemory, remembering } from '../../idempotency/answer-memory.js';
import { KeysService } from '../../keys/keys.service.js';
import { CreateKey } from '../../onboarding/create-key.js';
import { type RotateApiKeyRequest } from './dto/api-key.request.dto.js';
import {
  type ApiKeyListDto,
  type NewApiKeyDto,
  type RotatedApiKeyDto,
  toNewApiKey,
  toRotatedApiKey,
} from './dto/api-key.response.dto.js';
import { type CreateKeyRequest } from './dto/create-key.request.dto.js';
import { futureTime } from './future-time.js';
import { assertManageable, assertWithin } from './grantable.js';
import { pageOfKeys } from './key-page.js';

/**
 * What a key with `keys:manage` can do with other keys: it manages those that it sees and that can do no more than
 * itself.
 */
@Injectable()
export class DelegatedKeysService {
  constructor(
    private readonly keys: KeysService,
    private readonly createKey: CreateKey,
  ) {}

  /** Newest first, revoked ones too. */
  async list({ organisationId, environment, cohortId }: KeyHolder, query: PageQuery): Promise<ApiKeyListDto> {
    return pageOfKeys(this.keys, { organisationId, environment, ...(cohortId !== null && { cohortId }) }, query);
  }

  /** @throws ApiError exceeds_own_key, cohort_not_found, invalid_request */
  async create(
    maker: KeyHolder,
    request: CreateKeyRequest,
    author: Author,
    memory: AnswerMemory,
  ): Promise<NewApiKeyDto> {
    const { name, scopes, environment = maker.environment, cohort_id, expires_at } = request;
    const wanted = {
      name,
      environment,
      scopes: [...new Set(scopes)],
      cohortId: cohort_id?.toLowerCase() ?? maker.cohortId,
      expiresAt: expires_at === undefined ? maker.expiresAt : futureTime(expires_at),
      // A limit of its own is passed on; otherwise the new key would have the usual, higher one.
      rateLimitPerMinute: maker.rateLimitPerMinute,
      organisationId: maker.organisationId,
      createdBy: null,
    };
    assertWithin(maker, wanted);
    return toNewApiKey(await this.createKey.execute(wanted, author, remembering(memory, toNewApiKey)));
  }

  /** @throws ApiError api_key_not_found, exceeds_own_key, invalid_transition */
  async rotate(
    maker: KeyHolder,
    id: string,
    { grace_seconds: graceSeconds }: RotateApiKeyRequest,
    author: Author,
    memory: AnswerMemory,
  ): Promise<RotatedApiKeyDto> {
    const { organisationId } = maker;
    const rotated = await this.keys.rotate({
      organisationId,
      id,
      graceSeconds,
      author,
      check: (key) => {
        assertManageable(maker, key);
      },
      alongside: remembering(memory, toRotatedApiKey),
    });
    return toRotatedApiKey(rotated);
  }

  /** @throws ApiError api_key_not_found, exceeds_own_key */
  async revoke(maker: KeyHolder, id: string, author: Author): Promise<void> {
    await this.keys.revoke(maker.organisationId, id, author, (key) => {
      assertManageable(maker, key);
    });
  }
}
