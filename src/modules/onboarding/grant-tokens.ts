import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type TokenEntry } from '../tokens/token-entry.js';
import { TokensRepository } from '../tokens/tokens.repository.js';

/** What one grant may add at most; a mistyped zero more should not go unnoticed for ever. */
export const MAX_GRANT = 1_000_000_000;

@Injectable()
export class GrantTokens {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly database: TenantDatabase,
  ) {}

  /** Adds tokens to the account of an organisation that exists. */
  async execute(grant: { organisationId: string; amount: number; note: string | null }): Promise<TokenEntry> {
    const { organisationId, amount, note } = grant;
    return this.database.transaction(organisationId, (manager) => this.tokens.grant(manager, organisationId, amount, note));
  }
}
