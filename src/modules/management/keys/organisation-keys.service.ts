import { Injectable } from '@nestjs/common';
import { type Author } from '../../../common/access/author.js';
import { type PageQuery } from '../../../common/http/page.query.dto.js';
import { KeysService } from '../../keys/keys.service.js';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { CreateKey } from '../../onboarding/create-key.js';
import {
  type ChangeApiKeyRequest,
  type CreateApiKeyRequest,
  type RotateApiKeyRequest,
} from './dto/api-key.request.dto.js';
import {
  type ApiKeyDto,
  type ApiKeyListDto,
  type NewApiKeyDto,
  type RotatedApiKeyDto,
  toApiKey,
  toNewApiKey,
  toRotatedApiKey,
} from './dto/api-key.response.dto.js';
import { futureTime } from './future-time.js';
import { pageOfKeys } from './key-page.js';

/** All API keys of an organisation, as its team manages them. */
@Injectable()
export class OrganisationKeysService {
  constructor(
    private readonly keys: KeysService,
    private readonly createKey: CreateKey,
  ) {}

  /** Newest first, revoked ones too. */
  async list(organisationId: string, query: PageQuery): Promise<ApiKeyListDto> {
    return pageOfKeys(this.keys, { organisationId }, query);
  }

  /** @throws ApiError cohort_not_found, invalid_request */
  async create(
    { organisationId, id }: SignedInMember,
    request: CreateApiKeyRequest,
    author: Author,
  ): Promise<NewApiKeyDto> {
    const { name, environment, scopes, cohort_id, expires_at } = request;
    const wanted = {
      organisationId,
      name,
      environment,
      scopes: [...new Set(scopes)],
      cohortId: cohort_id ?? null,
      expiresAt: futureTime(expires_at ?? null),
      createdBy: id,
    };
    return toNewApiKey(await this.createKey.execute(wanted, author));
  }

  /** @throws ApiError api_key_not_found, invalid_request */
  async change(organisationId: string, id: string, request: ChangeApiKeyRequest, author: Author): Promise<ApiKeyDto> {
    const { name, scopes, expires_at } = request;
    const change = {
      ...(name !== undefined && { name }),
      ...(scopes !== undefined && { scopes: [...new Set(scopes)] }),
      ...(expires_at !== undefined && { expiresAt: futureTime(expires_at) }),
    };
    return toApiKey(await this.keys.change(organisationId, id, change, author));
  }

  /** @throws ApiError api_key_not_found, invalid_transition */
  async rotate(
    organisationId: string,
    id: string,
    { grace_seconds }: RotateApiKeyRequest,
    author: Author,
  ): Promise<RotatedApiKeyDto> {
    return toRotatedApiKey(await this.keys.rotate({ organisationId, id, graceSeconds: grace_seconds, author }));
  }

  /** @throws ApiError api_key_not_found */
  async revoke(organisationId: string, id: string, author: Author): Promise<void> {
    await this.keys.revoke(organisationId, id, author);
  }
}
