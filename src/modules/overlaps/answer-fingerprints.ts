import { type Environment } from '../../common/access/environment.js';
import { readText } from '../../language/read-text.js';
import { fingerprintOf, hashOf } from './fingerprint.js';

/** An application has hardly as many long answers; the look-up of one that does must not cost more. */
const MOST_ANSWERS = 40;

/** Answers are compared within one cohort, and previews with previews alone. */
export interface OverlapScope {
  readonly cohortId: string;
  readonly environment: Environment;
}

/** A fingerprint as it is stored. */
export interface AnswerFingerprint {
  readonly key: string;
  /** Of 64 bits. */
  readonly bands: readonly (bigint | null)[];
  readonly sketch: readonly number[];
}

/** Fingerprints of the answers that are long enough; of the longest, where they are many. */
export function fingerprintAnswers(
  { cohortId, environment }: OverlapScope,
  answers: readonly { readonly key: string; readonly value: string }[],
): AnswerFingerprint[] {
  const scope = BigInt(hashOf(`${cohortId} ${environment}`)) << 32n;
  const longest = answers
    .map((answer) => ({ key: answer.key, read: readText(answer) }))
    .sort((a, b) => b.read.text.length - a.read.text.length)
    .slice(0, MOST_ANSWERS);
  return longest.flatMap(({ key, read }) => {
    const fingerprint = fingerprintOf(read.tokens);
    if (fingerprint === null) return [];
    // The scope fills the upper half, so that a look-up meets its own scope alone and reads one place of the index.
    const bands = fingerprint.bands.map((band) => (band === null ? null : scope | BigInt(band >>> 0)));
    return [{ key, bands, sketch: fingerprint.sketch }];
  });
}
