import { type Parameter } from '../../../database/pipeline.js';
import { NONE } from '../../standings/standing.js';
import { FILTERED_TEXTS, type FilteredProperty } from '../application-texts.js';
import { highestIdBefore, lowestIdAfter } from '../../../common/ids/id-bounds.js';
import { type ListFilter, type ListPage } from './list-filter.js';

/** More than anybody types; what comes behind them narrows nothing down. */
const MOST_WORDS = 12;
/** By so many an index is asked. The more it is asked for, the longer PostgreSQL plans. */
const MOST_LOOKED_UP = 3;
/** Characters of each. Six trigrams tell enough; of a whole address PostgreSQL would go through every one. */
const PIECE = 8;
/** Of what is written otherwise a part need not be written as in the whole. */
const ASCII = /^[\x21-\x7e]+$/;

/** What each statement of a list is given, in this order; null for what the filter leaves out. */
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
/** What an index is asked for, null where there is less. */
export const lookedUp = Array.from({ length: MOST_LOOKED_UP }, (_, at) => `(${given.pieces})[${at + 1}]`);
/** Begins each statement: PostgreSQL has to know the types of those as well that the statement does not use. */
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

/** What has to be found, each wherever it stands; the longest first, which are the rarest as far as one can tell. */
function wordsOf(text: string): readonly string[] {
  const found = [...new Set(text.split(/\s+/).filter((word) => word !== ''))].slice(0, MOST_WORDS);
  return found.length === 0 ? [text] : found.sort((a, b) => b.length - a.length);
}

/** Its end, where numbers are; of an address before the @, since what is behind it many have. */
function pieceOf(word: string): string {
  if (!ASCII.test(word)) return word;
  const [own = ''] = word.split('@');
  return (own.length < PIECE / 2 ? word : own).slice(-PIECE);
}
