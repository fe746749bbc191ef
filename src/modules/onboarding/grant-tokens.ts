import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type TokenEntryEntity } from '../tokens/token-entry.entity.js';
import { TokensRepository } from '../tokens/tokens.repository.js';

/** What one grant may add at most; a mistyped zero more should not go unnoticed for ever. */
export const MAX_GRANT = 1_000_000_000;

@Injectable()
export class GrantTokens {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly database: DataSource,
  ) {}

  /** Adds tokens to the account of an organisation that exists. */
  async execute(grant: { organisationId: string; amount: number; note: string | null }): Promise<TokenEntryEntity> {
    const { organisationId, amount, note } = grant;
    return this.database.transaction((manager) => this.tokens.grant(manager, organisationId, amount, note));
  }
}
