import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { BalanceController } from './balance.controller.js';
import { LedgerModule } from './ledger.module.js';

@Module({
  imports: [AuthModule, LedgerModule],
  controllers: [BalanceController],
})
export class TokensModule {}
