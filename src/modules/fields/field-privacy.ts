import { type FieldType } from './field.js';
import { PhraseMatcher } from './lexicon/phrase-matcher.js';

type Sign = 'personal' | 'administrative' | 'about_others' | 'perhaps_personal';

/** Who an applicant is and how to reach them, as opposed to what they do. */
const PERSONAL = [
  'your name', 'full name', 'first name', 'last name', 'family name', 'given name', 'middle name', 'surname', 'name',
  'names', 'preferred name', 'pronouns', 'gender', 'sex', 'date of birth', 'birth', 'birthday', 'birthdate', 'dob',
  'how old', 'your age', 'age', 'age group', 'age range', 'ethnic*', 'race', 'racial', 'nationality', 'nationalities',
  'citizenship', 'citizen', 'religio*', 'faith', 'disab*', 'marital', 'married', 'veteran', 'sexual orientation',
  'lgbt*', 'first generation', 'immigrat*', 'visa', 'passport', 'national id', 'social security', 'address', 'street',
  'postcode', 'postal code', 'zip', 'zip code', 'hometown', 'emergency contact', 'next of kin', 'contact details',
  'contact information', 'contact person', 'primary contact', 'where do you live', 'where are you from',
  'where were you born', 'country of residence', 'country of origin', 'linkedin', 'twitter', 'instagram', 'facebook',
  'telegram', 'skype', 'social media profile*', 'place of residence', 'underrepresented', 'minority', 'mother tongue',
  'job title',
];

const ADMINISTRATIVE = [
  'consent', 'i agree', 'i accept', 'i confirm', 'terms and conditions', 'terms of', 'privacy policy', 'gdpr',
  'hear about', 'heard about', 'find out about', 'found out about', 'learn about us', 'learn about this',
  'how did you find', 'referred', 'referral', 'signature', 'registration number', 'company number', 'vat number',
  'vat', 'tax id', 'tax number', 'ein', 'newsletter', 'dietary', 'accessibility needs', 't shirt', 'captcha',
];

/** Personal in a short label, ordinary inside a question about the venture. */
const PERHAPS_PERSONAL = [
  'city', 'town', 'country', 'location', 'located', 'based', 'region', 'state', 'province', 'headquarters',
  'headquartered', 'time zone', 'languages', 'language', 'website', 'web site', 'url', 'contact', 'incorporated',
  'title',
];

/** The question is about these people, not about the applicant. */
const ABOUT_OTHERS = [
  'customer*', 'user', 'users', 'competitor*', 'market', 'beneficiar*', 'target*', 'buyer*', 'client*', 'audience',
  'patients', 'partners', 'investors', 'faith based', 'visa process*',
];

const MATCHER = new PhraseMatcher<Sign>([
  ...PERSONAL.map((phrase) => [phrase, 'personal'] as const),
  ...ADMINISTRATIVE.map((phrase) => [phrase, 'administrative'] as const),
  ...PERHAPS_PERSONAL.map((phrase) => [phrase, 'perhaps_personal'] as const),
  ...ABOUT_OTHERS.map((phrase) => [phrase, 'about_others'] as const),
]);

const CONTACT_TYPES: ReadonlySet<FieldType> = new Set(['email', 'phone', 'url']);

/** Whether a question is one of contact, demography or administration: the reviewer must never see its answer. */
export function isPrivateQuestion(words: readonly string[], type: FieldType, hasRole: boolean): boolean {
  if (CONTACT_TYPES.has(type)) return true;
  const signs = new Set(MATCHER.match(words).map(({ tag }) => tag));
  if (signs.has('administrative')) return true;
  if (signs.has('about_others')) return false;
  return signs.has('personal') || (signs.has('perhaps_personal') && !hasRole && type !== 'long_text');
}
