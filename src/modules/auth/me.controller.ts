import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OrganisationsRepository } from '../organisations/organisations.repository.js';
import { type KeyHolder } from './caller.js';
import { CurrentCaller } from './current-caller.decorator.js';
import { MeDto, toMe } from './dto/me.response.dto.js';
import { ApiKeyRoute } from './key-routes.decorator.js';

@ApiTags('Account')
@Controller('v1/api/me')
export class MeController {
  constructor(private readonly organisations: OrganisationsRepository) {}

  @Get()
  @ApiKeyRoute(null)
  @ApiOperation({
    operationId: 'getMe',
    summary: 'Read what this key is and what it may do',
    description: 'The quickest way to learn whether a key works, in which environment, and which scopes it has.',
  })
  @ApiOkResponse({ type: MeDto, description: 'The key that the request came with.' })
  async get(@CurrentCaller() caller: KeyHolder): Promise<MeDto> {
    return toMe(caller, await this.organisations.nameOf(caller.organisationId));
  }
}
