import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { CurrentMember } from '../session/current-member.decorator.js';
import { PortalRoute } from '../session/portal-route.decorator.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditLogQuery } from './dto/audit-log.query.dto.js';
import { AuditLogDto } from './dto/audit-log.response.dto.js';

@ApiTags('Portal: audit log')
@Controller('v1/portal/audit-log')
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  @Get()
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'listAuditLog', summary: 'Read who did what when, newest first' })
  @ApiOkResponse({ type: AuditLogDto })
  @ApiErrors('invalid_request')
  list(@CurrentMember() member: SignedInMember, @Query() query: AuditLogQuery): Promise<AuditLogDto> {
    return this.log.list(member.organisationId, query);
  }
}
