import { Injectable } from '@nestjs/common';
import { toMe } from '../../auth/dto/me.response.dto.js';
import { OrganisationsRepository } from '../../organisations/organisations.repository.js';
import { closed, NO_ARGUMENTS } from './object-schema.js';
import { type Tool } from './tool.js';

/** What the key is. */
@Injectable()
export class AccountTools {
  constructor(private readonly organisations: OrganisationsRepository) {}

  readonly tools: readonly Tool[] = [
    {
      name: 'whoami',
      title: 'Read what this key is',
      description:
        'The organisation of the API key in use, whether it is a test or a live key, its scopes, and the only cohort it may use, if any.',
      operationId: 'getMe',
      scope: null,
      input: closed(NO_ARGUMENTS),
      isReadOnly: true,
      hasWordsOfApplicants: false,
      call: async ({ caller }) => toMe(caller, await this.organisations.nameOf(caller.organisationId)),
    },
  ];
}
