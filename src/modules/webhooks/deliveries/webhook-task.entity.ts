import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type DeliveryTrigger } from './delivery-trigger.js';

/** A delivery that is owed: there exactly as long as it is. */
@Entity('webhook_tasks')
export class WebhookTaskEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid', { name: 'endpoint_id' })
  endpointId!: string;

  @PrimaryColumn('uuid', { name: 'event_id' })
  eventId!: string;

  /** How many times it has been sent. */
  @Column('integer', { default: 0 })
  attempt!: number;

  /** Another with every claim: only the latest claimant may store what came of it. */
  @Column('integer', { default: 0 })
  fence!: number;

  @Column('timestamptz', { name: 'available_at', default: () => 'now()' })
  availableAt!: Date;

  /** While in the future, somebody is at work. */
  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil!: Date | null;

  @Column('text', { default: 'automatic' })
  trigger!: DeliveryTrigger;
}
