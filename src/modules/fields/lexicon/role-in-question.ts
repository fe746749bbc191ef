import { type ClarityRole } from '../field.js';
import { PhraseMatcher, type PhraseHit } from './phrase-matcher.js';
import { ROLE_LEXICONS } from './role-lexicons.js';

type Use = 'clear' | 'weak' | 'except';
interface RoleUse {
  role: ClarityRole;
  use: Use;
}

const CLEAR = 3;
const WEAK = 1;
/** A word more makes a phrase more telling: "how many users" beats "users". */
const PER_FURTHER_WORD = 1;
/** In a label of so few words a weak word is all there is to go by. */
const SHORT_LABEL = 3;

const MATCHER = new PhraseMatcher<RoleUse>(
  ROLE_LEXICONS.flatMap(({ role, asksClearly, asksWeakly, except }) => [
    ...asksClearly.map((phrase) => [phrase, { role, use: 'clear' as const }] as const),
    ...asksWeakly.map((phrase) => [phrase, { role, use: 'weak' as const }] as const),
    ...except.map((phrase) => [phrase, { role, use: 'except' as const }] as const),
  ]),
);

interface Tally {
  role: ClarityRole;
  score: number;
  clear: boolean;
  last: number;
}

function weightOf(hit: PhraseHit<RoleUse>): number {
  return (hit.tag.use === 'clear' ? CLEAR : WEAK) + PER_FURTHER_WORD * (hit.to - hit.from - 1);
}

function isWithin(hit: PhraseHit<RoleUse>, other: PhraseHit<RoleUse>): boolean {
  return hit.tag.role === other.tag.role && hit.from >= other.from && hit.to <= other.to;
}

/** Hits that no exception covers, and of overlapping hits of one role only the longest. */
function countedHits(hits: readonly PhraseHit<RoleUse>[]): PhraseHit<RoleUse>[] {
  return hits.filter(
    (hit) =>
      hit.tag.use !== 'except' &&
      !hits.some(
        (other) => other !== hit && isWithin(hit, other) && (other.tag.use === 'except' || isLonger(other, hit)),
      ),
  );
}

function isLonger(one: PhraseHit<RoleUse>, other: PhraseHit<RoleUse>): boolean {
  return one.to - one.from > other.to - other.from;
}

function tally(hits: readonly PhraseHit<RoleUse>[]): Tally[] {
  const byRole = new Map<ClarityRole, Tally>();
  for (const hit of hits) {
    const { role } = hit.tag;
    const entry = byRole.get(role) ?? { role, score: 0, clear: false, last: 0 };
    entry.score += weightOf(hit);
    entry.clear ||= hit.tag.use === 'clear';
    entry.last = Math.max(entry.last, hit.to);
    byRole.set(role, entry);
  }
  return [...byRole.values()];
}

/**
 * Which clarity role a question asks about, or null. The best-supported role wins; between equals the one named
 * last, because English puts the head noun last ("customer problem" asks for a problem).
 */
export function roleInQuestion(words: readonly string[]): ClarityRole | null {
  const candidates = tally(countedHits(MATCHER.match(words))).filter(
    (entry) => entry.clear || words.length <= SHORT_LABEL,
  );
  candidates.sort((a, b) => b.score - a.score || b.last - a.last);
  return candidates[0]?.role ?? null;
}
