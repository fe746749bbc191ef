/** Stand between "you are" and the slight. */
export const BETWEEN_SLIGHTS: ReadonlySet<string> = new Set([
  'all', 'just', 'so', 'such', 'really', 'nothing', 'but', 'a', 'an', 'the', 'pack', 'bunch', 'of', 'bloody',
  'complete', 'total', 'utter', 'absolute', 'fucking', 'damn', 'too', 'clearly', 'obviously', 'simply', 'very',
  'quite', 'lot', 'worst', 'most', 'and', 'by', 'nature', 'mostly', 'basically', 'truly', 'either', 'lying', 'filthy',
  'pathetic', 'stupid', 'corrupt', 'greedy', 'lazy', 'you', 'people', 'ever', 'always', 'naturally', 'genetically',
  'intellectually', 'morally', 'plain', 'downright', 'or',
]);

/** Everyday complaints: they slight only groups that one is born or drawn into. */
export const MILD_SLIGHTS: ReadonlySet<string> = new Set([
  'slow', 'blind', 'deaf', 'crazy', 'insane', 'mad', 'useless', 'lazy', 'incompetent', 'dirty', 'ignorant', 'animals',
  'dogs', 'sheep', 'donkeys', 'monkeys', 'poor', 'dense', 'thick', 'nobody', 'criminals', 'fraud', 'frauds',
  'rubbish', 'trash', 'garbage', 'ugly', 'jokes', 'evil', 'thieves', 'thief', 'rats', 'pigs', 'pig', 'rat',
  'inferior', 'savages',
]);

/** Said to customers in general as well: "you are blind on that side". */
export const PLAIN_OF_YOU: ReadonlySet<string> = new Set([
  'blind', 'deaf', 'crazy', 'insane', 'dirty', 'animals', 'dense', 'thick', 'nobody', 'slow',
]);

/** Anybody: of these, only the plainest slights insult. */
export const ORDINARY_SUBJECTS: ReadonlySet<string> = new Set([
  'they', 'he', 'she', 'people', 'these', 'those', 'everyone', 'team', 'staff', 'users', 'customers', 'founders',
  'poor',
]);
