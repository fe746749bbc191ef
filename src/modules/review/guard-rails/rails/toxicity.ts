import { PhraseMatcher } from '../../../fields/lexicon/phrase-matcher.js';
import { type AnswerText } from '../answer-text.js';
import { type Findings, flagsOnly, type FlagSeverity } from '../guard-rail.js';

/** A short list on purpose: whole words only, none that business, places or people are named after. */
const OFFENSIVE: Readonly<Record<'warning' | 'info', readonly string[]>> = {
  warning: [
    'kill you',
    'kill yourself',
    'hurt you',
    'i will find you',
    'nigger*',
    'faggot*',
    'kike',
    'spic',
    'chink',
    'wetback',
    'tranny',
    'subhuman*',
    'death to',
    'gas the',
    'cunt*',
  ],
  info: [
    'fuck*',
    'motherfuck*',
    'shit',
    'shitty',
    'bullshit',
    'asshole*',
    'arsehole*',
    'bitch',
    'bitches',
    'bastards',
    'wanker*',
    'dickhead*',
    'sh1t',
    'f ck',
    'idiots',
    'morons',
  ],
};

const MATCHER = new PhraseMatcher<'warning' | 'info'>([
  ...OFFENSIVE.warning.map((phrase): [string, 'warning'] => [phrase, 'warning']),
  ...OFFENSIVE.info.map((phrase): [string, 'info'] => [phrase, 'info']),
]);

const MESSAGES: Readonly<Record<'warning' | 'info', string>> = {
  warning: 'The answer contains a threat or a slur.',
  info: 'The answer contains coarse language.',
};

function starred(words: readonly string[]): string {
  return words.map((word) => word.charAt(0) + '*'.repeat(Math.max(word.length - 1, 1))).join(' ');
}

/** Threats, slurs and swearing. A person decides what they mean; the review takes no notice. */
export function toxicity(answers: readonly AnswerText[]): Findings {
  return flagsOnly(
    answers.flatMap(({ answer, words }) => {
      const hits = MATCHER.match(words);
      const worst = hits.find(({ tag }) => tag === 'warning') ?? hits[0];
      if (!worst) return [];
      const severity: FlagSeverity = worst.tag;
      const excerpt = starred(words.slice(worst.from, worst.to));
      return [{ type: 'toxicity' as const, severity, key: answer.key, excerpt, message: MESSAGES[worst.tag] }];
    }),
  );
}
