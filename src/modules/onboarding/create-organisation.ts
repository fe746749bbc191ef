import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SYSTEM } from '../../common/access/author.js';
import { type Environment } from '../../common/access/environment.js';
import { USUAL_SCOPES } from '../../common/access/scope.js';
import { newId } from '../../common/ids/uuid.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { KeysService } from '../keys/keys.service.js';
import { MembersService } from '../members/members.service.js';
import { OrganisationsRepository } from '../organisations/organisations.repository.js';
import { TokensRepository } from '../tokens/tokens.repository.js';

export interface CreatedOrganisation {
  readonly organisationId: string;
  readonly email: string;
  /** Like the keys, known only now. */
  readonly password: string;
  readonly keys: Readonly<Record<Environment, string>>;
}

/** Creates an organisation that can start at once: its owner, a key for each environment, and its first tokens. */
@Injectable()
export class CreateOrganisation {
  constructor(
    private readonly organisations: OrganisationsRepository,
    private readonly members: MembersService,
    private readonly keys: KeysService,
    private readonly tokens: TokensRepository,
    private readonly audit: AuditTrail,
    private readonly database: TenantDatabase,
  ) {}

  /**
   * All or nothing. An address that is a member elsewhere can be used again, and then has a password of its own here.
   */
  async execute({
    name,
    email,
    tokens = 0,
  }: {
    name: string;
    email: string;
    tokens?: number;
  }): Promise<CreatedOrganisation> {
    const { password, passwordHash } = await this.members.makePassword();
    const organisationId = newId();
    return this.database.transaction(organisationId, async (manager) => {
      await this.organisations.insert(manager, { id: organisationId, name, createdAt: new Date() });
      const owner = await this.members.create(manager, { organisationId, email, passwordHash, role: 'owner' });
      if (owner === null) throw new Error('A new organisation has members');
      const after = { name, owner: email, tokens };
      const entry = { organisationId, author: SYSTEM, targetId: organisationId, after };
      await this.audit.record(manager, { ...entry, action: 'organisation.created' });
      const keyFor = (environment: Environment): Promise<string> =>
        this.createKey(manager, { organisationId, environment, createdBy: owner.id });
      const keys = { live: await keyFor('live'), test: await keyFor('test') };
      await this.tokens.openAccount(manager, organisationId);
      if (tokens > 0) await this.tokens.grant(manager, organisationId, tokens, 'First tokens');
      return { organisationId, email, password, keys };
    });
  }

  private async createKey(
    manager: EntityManager,
    owner: { organisationId: string; environment: Environment; createdBy: string },
  ): Promise<string> {
    const name = `First ${owner.environment} key`;
    const request = { ...owner, name, scopes: [...USUAL_SCOPES], cohortId: null, expiresAt: null };
    const { key } = await this.keys.createWithin(manager, request, SYSTEM);
    return key;
  }
}
