import { type Environment } from '../../common/access/environment.js';
import { readText } from '../../language/read-text.js';
import { fingerprintOf, hashOf } from './fingerprint.js';

/** Hardly any application has this many long answers; one with more must not make the look-up expensive. */
const MOST_ANSWERS = 40;

/** Answers are compared only within one cohort and one environment. */
export interface OverlapScope {
  readonly cohortId: string;
  readonly environment: Environment;
}

/** A fingerprint as it is stored. */
export interface AnswerFingerprint {
  readonly key: string;
  /** Numbers of 64 bits. */
  readonly bands: readonly (bigint | null)[];
  readonly sketch: readonly number[];
}

/** Fingerprints of the answers that are long enough, or of the longest if there are many. */
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
    // The scope fills the upper half of the number, so that a look-up reads one place of the index and meets only its
    // own scope.
    const bands = fingerprint.bands.map((band) => (band === null ? null : scope | BigInt(band >>> 0)));
    return [{ key, bands, sketch: fingerprint.sketch }];
  });
}
