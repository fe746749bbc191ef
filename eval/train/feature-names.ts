import { END, type FeatureNotes, START } from '../../src/language/statement-features.js';

/** The features that `tell` notes, by their names, as tables are learned. */
export function featureNames(tell: (notes: FeatureNotes) => void): string[] {
  const found = new Set<string>();
  let before = START;
  tell({
    word: ({ text: word }, beginning) => {
      found.add(`w ${word}`).add(`p ${before} ${word}`);
      if (beginning !== '') found.add(beginning);
      before = word;
    },
    end: () => found.add(`p ${before} ${END}`),
    other: (feature) => found.add(feature),
  });
  return [...found];
}
