import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type EventType } from '../../events/event-types.js';
import { type EndpointState } from './endpoint-state.js';

/** Where a team has its events sent to. */
@Entity('webhook_endpoints')
export class WebhookEndpointEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  url!: string;

  /** Empty for all types, also those that there will be. */
  @Column('text', { array: true })
  events!: EventType[];

  /** Null for the applications of all cohorts. */
  @Column('uuid', { name: 'cohort_id', nullable: true })
  cohortId!: string | null;

  /** Whether it is told of previews as well. */
  @Column('boolean', { name: 'test_events' })
  testEvents!: boolean;

  /** Sealed, as is the previous one: see `SecretSeal`. */
  @Column('text')
  secret!: string;

  @Column('text', { name: 'previous_secret', nullable: true })
  previousSecret!: string | null;

  /** Until then both secrets sign. */
  @Column('timestamptz', { name: 'previous_until', nullable: true })
  previousUntil!: Date | null;

  @Column('text')
  state!: EndpointState;

  /** Null while it is enabled, and where the team disabled it. */
  @Column('text', { name: 'disabled_reason', nullable: true })
  disabledReason!: string | null;

  /** The first failure since the last success. */
  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince!: Date | null;

  /** Until then nothing is sent to it. */
  @Column('timestamptz', { name: 'resting_until', nullable: true })
  restingUntil!: Date | null;

  @Column('timestamptz', { name: 'last_success_at', nullable: true })
  lastSuccessAt!: Date | null;

  /** Counts changes by the team, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
