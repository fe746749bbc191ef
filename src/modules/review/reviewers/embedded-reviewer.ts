import { type Judgement, NO_USAGE, type Reviewer } from './reviewer.js';

/** The id and version in the embedded reviewer's reports. Apart from its rules, which only threads load. */
export const EMBEDDED_REVIEWER = { id: 'text', version: '2.23.0', promptVersion: null } as const satisfies Pick<
  Reviewer,
  'id' | 'version' | 'promptVersion'
>;
/** The model and usage of its judgements, which cost nothing. */
export const EMBEDDED_MODEL = { model: 'embedded', usage: NO_USAGE } as const satisfies Pick<
  Judgement,
  'model' | 'usage'
>;
