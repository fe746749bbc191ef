import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerRepository } from './ledger.repository.js';
import { TokenAccountEntity } from './token-account.entity.js';
import { TokenEntryEntity } from './token-entry.entity.js';
import { TokensRepository } from './tokens.repository.js';

/** The ledger without its HTTP face, which a worker does not have. */
@Module({
  imports: [TypeOrmModule.forFeature([TokenAccountEntity, TokenEntryEntity])],
  providers: [LedgerRepository, TokensRepository],
  exports: [LedgerRepository, TokensRepository],
})
export class LedgerModule {}
