import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TokenEntryEntity } from './token-entry.entity.js';
import { TokensRepository } from './tokens.repository.js';

/** The ledger without its HTTP face, which a worker does not have. */
@Module({
  imports: [TypeOrmModule.forFeature([TokenEntryEntity])],
  providers: [TokensRepository],
  exports: [TokensRepository],
})
export class LedgerModule {}
