import { Module } from '@nestjs/common';
import { LedgerRepository } from './ledger.repository.js';
import { TokensRepository } from './tokens.repository.js';

/** The ledger without its HTTP face, which a worker does not have. */
@Module({
  providers: [LedgerRepository, TokensRepository],
  exports: [LedgerRepository, TokensRepository],
})
export class LedgerModule {}
