import { type Sign } from './order-signs.js';

/** A plain order: no honest applicant writes one. */
export const PLAIN_ORDERS: readonly Sign[] = ['order', 'own_order', 'extract', 'foreign_order'];

export function hasSign(signs: ReadonlySet<Sign>, ...wanted: readonly Sign[]): boolean {
  return wanted.some((sign) => signs.has(sign));
}
