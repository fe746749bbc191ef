import { Injectable } from '@nestjs/common';
import { readCursor, toPage } from '../../../common/http/cursor.js';
import { fromApiDate } from '../../../common/time/api-date.js';
import { type AuditFilter, AuditRepository } from '../../audit/audit.repository.js';
import { SubmissionsRepository } from '../../applications/submissions.repository.js';
import { type AuditLogQuery } from './dto/audit-log.query.dto.js';
import { type AuditLogDto, toAuditEntry } from './dto/audit-log.response.dto.js';

@Injectable()
export class AuditLogService {
  constructor(
    private readonly audit: AuditRepository,
    private readonly submissions: SubmissionsRepository,
  ) {}

  async list(organisationId: string, query: AuditLogQuery): Promise<AuditLogDto> {
    const filter = toFilter(organisationId, query);
    const before = readCursor(query.cursor, { ...filter });
    const rows = await this.audit.list(filter, { before, limit: query.limit + 1 });
    const page = toPage(rows, query.limit, { ...filter });
    const ids = page.items.flatMap(({ targetKind, targetId }) => (targetKind === 'submission' ? [targetId] : []));
    const names = await this.submissions.namesOf(organisationId, ids);
    return {
      audit_log: page.items.map((entry) => toAuditEntry(entry, names.get(entry.targetId))),
      next_cursor: page.nextCursor,
    };
  }
}

function toFilter(organisationId: string, query: AuditLogQuery): AuditFilter {
  const { action, actor_id, target_kind, target_id, created_after, created_before } = query;
  const after = created_after === undefined ? null : fromApiDate(created_after);
  const before = created_before === undefined ? null : fromApiDate(created_before);
  return {
    organisationId,
    ...(action !== undefined && { action }),
    ...(actor_id !== undefined && { actorId: actor_id.toLowerCase() }),
    ...(target_kind !== undefined && { targetKind: target_kind }),
    ...(target_id !== undefined && { targetId: target_id.toLowerCase() }),
    ...(after !== null && { createdAfter: after }),
    ...(before !== null && { createdBefore: before }),
  };
}
