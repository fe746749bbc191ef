import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Caller } from '../auth/caller.js';
import { CurrentCaller } from '../auth/current-caller.decorator.js';
import { ApiKeyRoute } from '../auth/key-routes.decorator.js';
import { BalanceDto } from './dto/balance.response.dto.js';
import { LedgerRepository } from './ledger.repository.js';

@ApiTags('Account')
@Controller('v1/api/balance')
export class BalanceController {
  constructor(private readonly ledger: LedgerRepository) {}

  @Get()
  @ApiKeyRoute(null)
  @ApiOperation({
    operationId: 'getBalance',
    summary: 'Read the token balance of your organisation',
    description:
      'Each review costs tokens, a test one too. They are reserved with the submission, and come back when its review fails.',
  })
  @ApiOkResponse({ type: BalanceDto, description: 'What can be spent, and what is reserved.' })
  get(@CurrentCaller() caller: Caller): Promise<BalanceDto> {
    return this.ledger.balance(caller.organisationId);
  }
}
