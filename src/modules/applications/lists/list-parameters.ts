import { type Parameter } from '../../../database/pipeline.js';
import { NONE } from '../../standings/standing.js';
import { FILTERED_TEXTS, type FilteredProperty } from '../application-texts.js';
import { highestIdBefore, lowestIdAfter } from '../../../common/ids/id-bounds.js';
import { type ListFilter, type ListPage } from './list-filter.js';

/** More words than anybody types; further ones are ignored. */
const MOST_WORDS = 12;
/** How many pieces the index is asked for; with more, PostgreSQL takes longer to plan. */
const MOST_LOOKED_UP = 3;
/**
 * Characters of each piece. Six trigrams narrow enough down; for a whole address PostgreSQL would look each of them up.
 */
const PIECE = 8;
/** Only ASCII words are cut: a part of another word may be transliterated differently from the whole. */
const ASCII = /^[\x21-\x7e]+$/;

/** The parameters of every list statement, in this order; a filter that is left out passes null. */
const TYPES = {
  organisation: 'uuid',
  environment: 'text',
  cohort: 'uuid',
  statuses: 'text[]',
  decision: 'text',
  verdict: 'text',
  flagged: 'boolean',
  ...(Object.fromEntries(FILTERED_TEXTS.map(({ property }) => [property, 'text'])) as Record<FilteredProperty, 'text'>),
  submittedAfter: 'timestamptz',
  submittedBefore: 'timestamptz',
  lowestId: 'uuid',
  highestId: 'uuid',
  updatedAfter: 'timestamptz',
  words: 'text[]',
  pieces: 'text[]',
  idsFrom: 'uuid',
  idsTo: 'uuid',
  reference: 'text',
  codes: 'text[]',
  rank: 'float8',
  id: 'uuid',
  limit: 'integer',
} as const;
type Name = keyof typeof TYPES;
const NAMES = Object.keys(TYPES) as Name[];

/** The parameters, as statements name them. */
export const given = Object.fromEntries(NAMES.map((name, at) => [name, `$${at + 1}::${TYPES[name]}`])) as Readonly<
  Record<Name, string>
>;
/** The pieces that the index is asked for; null where there are fewer. */
export const lookedUp = Array.from({ length: MOST_LOOKED_UP }, (_, at) => `(${given.pieces})[${at + 1}]`);
/** Each statement begins with this, since PostgreSQL has to know the type of every parameter, even of unused ones. */
export const GIVEN = `given as (select ${Object.values(given).join(', ')})`;

export function listParameters(filter: ListFilter, { after, limit }: ListPage): Parameter[] {
  const { submittedAfter, submittedBefore, ids, reference, contactEmail, text = contactEmail } = filter;
  const words = text === undefined ? undefined : wordsOf(text);
  const values: Readonly<Partial<Record<Name, Parameter | undefined>>> = {
    ...filter,
    organisation: filter.organisationId,
    cohort: filter.cohortId,
    decision: filter.reviewStatus === null ? NONE : filter.reviewStatus,
    lowestId: submittedAfter && lowestIdAfter(submittedAfter),
    highestId: submittedBefore && highestIdBefore(submittedBefore),
    words,
    pieces: words?.slice(0, MOST_LOOKED_UP).map(pieceOf),
    idsFrom: ids?.from,
    idsTo: ids?.to,
    reference: reference?.typed,
    codes: reference?.codes,
    rank: after?.rank,
    id: after?.id,
    limit,
  };
  return NAMES.map((name) => values[name] ?? null);
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
