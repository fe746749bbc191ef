import { LIMITS } from '../../common/validation/limits.js';

/** A text that an application carries beside its answers. */
interface ApplicationText<Property extends string> {
  /** Its name in the code. */
  readonly property: Property;
  readonly max: number;
  /** Whether every application has it. */
  readonly isRequired: boolean;
  readonly format?: 'idn-email';
  /** Its description in the documentation. */
  readonly description: string;
  readonly example: string;
  /** The description of a list's filter by this text; left out where there is no such filter. */
  readonly filter?: string;
  /** The heading of its column in CSV exports. */
  readonly title: string;
  /** Whether it is about the applicant, and erased with them. */
  readonly isErased: boolean;
}

/**
 * Each under its name in the API, which is its column's as well. Checks, insert, erasure, filters, exports, the sandbox and
 * the documents follow from it; problems are told in this order.
 */
export const APPLICATION_TEXTS = {
  founder_name: {
    property: 'founderName',
    max: LIMITS.name,
    isRequired: false,
    description: 'Who applies. No reviewer ever sees it.',
    example: 'Ada Okafor',
    title: 'Founder',
    isErased: true,
  },
  contact_email: {
    property: 'contactEmail',
    max: LIMITS.email,
    isRequired: true,
    format: 'idn-email',
    description: 'Where the applicant is reached; letters of any script. No reviewer ever sees it.',
    example: 'ada@example.com',
    filter: 'Only those with exactly this address.',
    title: 'E-mail',
    isErased: true,
  },
  external_id: {
    property: 'externalId',
    max: LIMITS.externalId,
    isRequired: false,
    description: 'Your own id; unique per cohort and environment.',
    example: 'crm-4711',
    filter: 'Only those with exactly this id of yours.',
    title: 'External id',
    isErased: false,
  },
} as const satisfies Readonly<Record<string, ApplicationText<string>>>;

type Texts = typeof APPLICATION_TEXTS;
export type TextName = keyof Texts;
export type TextPropertyName = Texts[TextName]['property'];
export type FilteredName = { [Name in TextName]: Texts[Name] extends { filter: string } ? Name : never }[TextName];
export type FilteredProperty = Texts[FilteredName]['property'];

const byName: Readonly<Record<TextName, ApplicationText<TextPropertyName>>> = APPLICATION_TEXTS;

export const TEXT_NAMES = Object.keys(byName) as readonly TextName[];
export const TEXTS = TEXT_NAMES.map((name) => ({ name, ...byName[name] }));
export const TEXT_PROPERTIES = TEXTS.map(({ property }) => property);
export const TEXT_LIMITS: Readonly<Record<string, number>> = Object.fromEntries(
  TEXTS.map(({ name, max }) => [name, max]),
);
export const FILTERED_TEXTS = TEXTS.filter(({ filter }) => filter !== undefined) as readonly {
  readonly name: FilteredName;
  readonly property: FilteredProperty;
}[];
