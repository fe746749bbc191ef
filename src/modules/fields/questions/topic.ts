import { type ClarityRole, CLARITY_ROLES } from '../field.js';

/** What a question can be about: one of the clarity roles, or something that has none. */
export const TOPICS = [
  ...CLARITY_ROLES,
  /** Who the applicants are and how to reach them. */
  'personal',
  /** Registration, consent, logistics. */
  'administrative',
  /** The venture, but nothing that a role stands for. */
  'other',
] as const;
export type Topic = (typeof TOPICS)[number];

export function isRole(topic: Topic | null): topic is ClarityRole {
  return CLARITY_ROLES.some((role) => role === topic);
}

/** Whether its answers say who somebody is, or serve the application only: nothing that a reviewer may see. */
export function isPrivate(topic: Topic | null): boolean {
  return topic === 'personal' || topic === 'administrative';
}
