import { type CarefulReading } from '../careful-reading.js';
import { type Draft } from '../draft.js';
import { verifyQuotes } from '../quotes.js';
import { type Judgement } from '../reviewers/reviewer.js';

/** The judgement with its quotes held to the answers. */
export function quotes({ judgement, read, originals }: Draft, reading: CarefulReading): Pick<Draft, 'judgement'> {
  const withoutQuotes = (): Judgement => ({
    ...judgement,
    summary: '',
    criteria: judgement.criteria.map((criterion) => ({ ...criterion, evidence: [] })),
  });
  return { judgement: reading.together('quotes', () => verifyQuotes(judgement, read, originals), withoutQuotes) };
}
