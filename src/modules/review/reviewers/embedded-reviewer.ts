import { type Reviewer } from './reviewer.js';

/** What the embedded reviewer signs with; apart from its rules, which only threads load. */
export const EMBEDDED_REVIEWER = { id: 'text', version: '2.11.0', promptVersion: null } as const satisfies Pick<
  Reviewer,
  'id' | 'version' | 'promptVersion'
>;
