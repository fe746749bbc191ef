/** Why something is sent: because it happened, because somebody asked for it again, or to try the endpoint. */
export const DELIVERY_TRIGGERS = ['automatic', 'manual', 'test'] as const;
export type DeliveryTrigger = (typeof DELIVERY_TRIGGERS)[number];
