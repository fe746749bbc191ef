import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Author } from '../../common/access/author.js';
import { newId } from '../../common/ids/uuid.js';
import { type AuditAction, targetOf } from './audit-action.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { changeOf, type Facts } from './facts.js';

/**
 * An action to record. Everybody in the team can read its facts for ever, so they hold no secret and nothing of an
 * applicant.
 */
interface NewEntry {
  readonly organisationId: string;
  readonly author: Author;
  readonly action: AuditAction;
  readonly targetId: string;
  readonly before?: Facts;
  readonly after?: Facts;
}

/** Records actions in the transaction that performs them, so that both are stored or neither is. */
@Injectable()
export class AuditTrail {
  /** A change that changes nothing is not recorded. */
  async record(
    manager: EntityManager,
    { organisationId, author, action, targetId, before, after }: NewEntry,
  ): Promise<void> {
    const change = changeOf({ before: before ?? null, after: after ?? null });
    if (change === null) return;
    const entry: AuditEntryEntity = {
      id: newId(),
      organisationId,
      actorKind: author.kind,
      actorId: author.id,
      actorName: author.name,
      action,
      targetKind: targetOf(action),
      targetId,
      before: change.before,
      after: change.after,
      address: author.address,
      requestId: author.requestId,
      createdAt: new Date(),
    };
    await manager.insert(AuditEntryEntity, entry);
  }
}
