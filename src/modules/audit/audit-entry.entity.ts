import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Author } from '../../common/access/author.js';
import { type AuditAction, type AuditTarget } from './audit-action.js';

/** An action and who did it. Never changed, and deleted only when its retention time is over. */
@Entity('audit_entries')
export class AuditEntryEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'actor_kind' })
  actorKind!: Author['kind'];

  /** No foreign key: the entry outlives the member. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId!: string | null;

  @Column('text', { name: 'actor_name', nullable: true })
  actorName!: string | null;

  @Column('text')
  action!: AuditAction;

  @Column('text', { name: 'target_kind' })
  targetKind!: AuditTarget;

  @Column('uuid', { name: 'target_id' })
  targetId!: string;

  @Column('json', { nullable: true })
  before!: object | null;

  @Column('json', { nullable: true })
  after!: object | null;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { name: 'request_id', nullable: true })
  requestId!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
