import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Author } from '../../../common/access/author.js';
import { PageQuery } from '../../../common/http/page.query.dto.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { JsonBody } from '../../../common/openapi/json-body.decorator.js';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { CurrentAuthor } from '../session/current-author.decorator.js';
import { CurrentMember } from '../session/current-member.decorator.js';
import { PortalRoute } from '../session/portal-route.decorator.js';
import { GrantRequest } from './dto/grant.request.dto.js';
import { LedgerDto, TokenEntryDto } from './dto/ledger.response.dto.js';
import { TeamTokensService } from './team-tokens.service.js';

@ApiTags('Portal: tokens')
@Controller('v1/portal/tokens')
export class TokensController {
  constructor(private readonly tokens: TeamTokensService) {}

  @Get()
  @PortalRoute('viewer')
  @ApiOperation({ operationId: 'getTokens', summary: 'Read the token balance and its ledger, newest first' })
  @ApiOkResponse({ type: LedgerDto })
  @ApiErrors('invalid_request')
  get(@CurrentMember() member: SignedInMember, @Query() query: PageQuery): Promise<LedgerDto> {
    return this.tokens.ledger(member.organisationId, query);
  }

  @Post('grants')
  @HttpCode(201)
  @PortalRoute('owner')
  @ApiOperation({ operationId: 'grantTokens', summary: 'Grant tokens to the organisation' })
  @JsonBody({ type: GrantRequest })
  @ApiCreatedResponse({ type: TokenEntryDto })
  @ApiErrors('invalid_request', 'limit_exceeded', 'invalid_text')
  grant(
    @CurrentMember() member: SignedInMember,
    @CurrentAuthor() author: Author,
    @Body() body: GrantRequest,
  ): Promise<TokenEntryDto> {
    return this.tokens.grant(member.organisationId, body, author);
  }
}
