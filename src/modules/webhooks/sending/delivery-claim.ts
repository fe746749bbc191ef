import { type DeliveryTrigger } from '../deliveries/delivery-trigger.js';

/** The right to send an event to an endpoint, for as long as its lease is renewed. */
export interface DeliveryClaim {
  readonly organisationId: string;
  readonly endpointId: string;
  readonly eventId: string;
  /** How many times it has been sent, this one included. */
  readonly attempt: number;
  /** Another with every claim: only the holder of the latest may say what came of it. */
  readonly fence: number;
  readonly trigger: DeliveryTrigger;
  /** Sent alone, to find out whether an endpoint that had a rest takes messages again. */
  readonly isProbe: boolean;
  /** The endpoint's place among those whose turn it was. */
  readonly place: number;
}

export function nameOfDelivery({ endpointId, eventId }: Pick<DeliveryClaim, 'endpointId' | 'eventId'>): string {
  return `${endpointId} ${eventId}`;
}
