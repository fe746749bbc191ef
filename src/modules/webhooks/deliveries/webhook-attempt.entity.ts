import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type DeliveryTrigger } from './delivery-trigger.js';

/** One attempt to send an event to an endpoint, and what came of it. */
@Entity('webhook_attempts')
export class WebhookAttemptEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'endpoint_id' })
  endpointId!: string;

  @Column('uuid', { name: 'event_id' })
  eventId!: string;

  @Column('integer')
  attempt!: number;

  @Column('timestamptz')
  at!: Date;

  /** How long the receiver took. */
  @Column('integer')
  ms!: number;

  /** Null where no answer came. */
  @Column('integer', { name: 'http_status', nullable: true })
  httpStatus!: number | null;

  /** A fixed word; null where an answer came. */
  @Column('text', { nullable: true })
  error!: string | null;

  /** How the answer begins. */
  @Column('text', { nullable: true })
  answer!: string | null;

  @Column('text')
  trigger!: DeliveryTrigger;
}
