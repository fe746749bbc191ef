import { type Parameter, type SqlStatement } from '../../../database/pipeline.js';
import { NONE } from '../../standings/standing.js';
import { FILTERED_TEXTS, type FilteredProperty } from '../application-texts.js';
import { highestIdBefore, lowestIdAfter } from '../../../common/ids/id-bounds.js';
import { type ListFilter, type ListPage } from './list-filter.js';

/** More words than anybody types; further ones are ignored. */
const MOST_WORDS = 12;
/** How many pieces the index is asked for; with more, PostgreSQL takes longer to plan. */
const MOST_LOOKED_UP = 3;
/** Characters of each piece. Six trigrams narrow enough down; of a whole address each would be looked up. */
const PIECE = 8;
/** Only ASCII words are cut: a part of another word may be transliterated differently from the whole. */
const ASCII = /^[\x21-\x7e]+$/;

type Wanted = ListFilter & ListPage & { readonly words: readonly string[] | undefined };
type ListParameter = readonly [type: string, valueOf: (wanted: Wanted) => Parameter | undefined];

const TEXTS = FILTERED_TEXTS.map(({ property }) => [property, ['text', (wanted: Wanted) => wanted[property]]] as const);

/** The parameters of every list statement, in this order; a filter that is left out passes null. */
const PARAMETERS = {
  organisation: ['uuid', ({ organisationId }) => organisationId],
  environment: ['text', ({ environment }) => environment],
  cohort: ['uuid', ({ cohortId }) => cohortId],
  statuses: ['text[]', ({ statuses }) => statuses],
  decision: ['text', ({ reviewStatus }) => (reviewStatus === null ? NONE : reviewStatus)],
  verdict: ['text', ({ verdict }) => verdict],
  flagged: ['boolean', ({ flagged }) => flagged],
  ...(Object.fromEntries(TEXTS) as Record<FilteredProperty, ListParameter>),
  submittedAfter: ['timestamptz', ({ submittedAfter }) => submittedAfter],
  submittedBefore: ['timestamptz', ({ submittedBefore }) => submittedBefore],
  lowestId: ['uuid', ({ submittedAfter }) => submittedAfter && lowestIdAfter(submittedAfter)],
  highestId: ['uuid', ({ submittedBefore }) => submittedBefore && highestIdBefore(submittedBefore)],
  updatedAfter: ['timestamptz', ({ updatedAfter }) => updatedAfter],
  words: ['text[]', ({ words }) => words],
  pieces: ['text[]', ({ words }) => words?.slice(0, MOST_LOOKED_UP).map(pieceOf)],
  idsFrom: ['uuid', ({ ids }) => ids?.from],
  idsTo: ['uuid', ({ ids }) => ids?.to],
  reference: ['text', ({ reference }) => reference?.typed],
  codes: ['text[]', ({ reference }) => reference?.codes],
  rank: ['float8', ({ after }) => after?.rank],
  id: ['uuid', ({ after }) => after?.id],
  limit: ['integer', ({ limit }) => limit],
} satisfies Readonly<Record<string, ListParameter>>;

/** The parameters, as statements name them. */
export const given = Object.fromEntries(
  Object.entries(PARAMETERS).map(([name, [type]], at) => [name, `$${at + 1}::${type}`]),
) as Readonly<Record<keyof typeof PARAMETERS, string>>;
/** The pieces that the index is asked for; null where there are fewer. */
export const lookedUp = Array.from({ length: MOST_LOOKED_UP }, (_, at) => `(${given.pieces})[${at + 1}]`);
/** PostgreSQL has to know the type of every parameter, even of unused ones. */
const GIVEN = `with given as (select ${Object.values(given).join(', ')})`;

/** A statement that takes the parameters, of further tables of its `with` and what it selects from them. */
export function listing(filter: ListFilter, page: ListPage, tablesAndSelect: string): SqlStatement {
  const { contactEmail, text = contactEmail } = filter;
  const wanted = { ...filter, ...page, words: text === undefined ? undefined : wordsOf(text) };
  const values = Object.values(PARAMETERS).map(([, valueOf]) => valueOf(wanted) ?? null);
  return { text: `${GIVEN}, ${tablesAndSelect}`, values, isPlannedAnew: true };
}

/** The words to be found; the longest first, because long words tend to be rare. */
function wordsOf(text: string): readonly string[] {
  const found = [...new Set(text.split(/\s+/).filter((word) => word !== ''))].slice(0, MOST_WORDS);
  return found.length === 0 ? [text] : found.sort((a, b) => b.length - a.length);
}

/** The end of a word, where numbers are; of an address the end of what is before the @, since many share the rest. */
function pieceOf(word: string): string {
  if (!ASCII.test(word)) return word;
  const [own = ''] = word.split('@');
  return (own.length < PIECE / 2 ? word : own).slice(-PIECE);
}
