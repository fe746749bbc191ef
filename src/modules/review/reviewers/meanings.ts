import { type ClarityRole } from '../../fields/field.js';
import { type PhraseHit } from '../../../language/phrase-matcher.js';
import { type Meaning } from '../text/vocabulary.js';
import { type LadderRung, type TermCriterion } from '../text/words/criterion-terms.js';

/** What the phrases of a sentence come to. */
export interface Meanings {
  roles: Map<ClarityRole, number>;
  terms: Map<TermCriterion, number>;
  rungs: Set<LadderRung>;
  signals: Set<string>;
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function isExcepted({ tag, from, to }: PhraseHit<Meaning>, exceptions: readonly PhraseHit<Meaning>[]): boolean {
  return exceptions.some(
    (other) =>
      tag.kind === 'role' &&
      other.tag.kind === 'not_role' &&
      other.tag.role === tag.role &&
      from >= other.from &&
      to <= other.to,
  );
}

export function interpret(hits: readonly PhraseHit<Meaning>[]): Meanings {
  const found: Meanings = {
    roles: new Map(),
    terms: new Map(),
    rungs: new Set(),
    signals: new Set(),
  };
  const exceptions = hits.filter(({ tag }) => tag.kind === 'not_role');
  for (const hit of hits) {
    const { tag } = hit;
    if (tag.kind === 'role' && !isExcepted(hit, exceptions)) count(found.roles, tag.role);
    if (tag.kind === 'term') count(found.terms, tag.criterion);
    if (tag.kind === 'rung') found.rungs.add(tag.rung);
    if (tag.kind === 'signal') found.signals.add(tag.signal);
    if (tag.kind === 'segment') found.signals.add('segment');
  }
  return found;
}
