import { rememberWords } from '../../../language/remember-words.js';
import { fieldPairs, fieldWords } from '../field-words.js';
import { wordsOf } from '../../../language/tokens.js';

const SPELLINGS = fieldPairs('spelling');

/** Verbs that mean the same in a question are replaced by one of them. */
const SAME = fieldPairs('same');
const NO_PLURALS: ReadonlySet<string> = new Set(['this', 'its', 'always', 'yes', 'plus', 'thus']);
const NO_BRITISH_ENDINGS: ReadonlySet<string> = new Set(fieldWords('no-british-ending'));
const NO_VERBS: ReadonlySet<string> = new Set(fieldWords('no-verb'));
const VERBS_IN_E: ReadonlySet<string> = new Set(fieldWords('verb-in-e'));
const KEEPS_S = /(?:rais|advis|compris|exercis|supervis|promis)/;

function singular(word: string): string {
  if (word.length < 4 || NO_PLURALS.has(word) || /(?:ss|us|[sx]is)$/.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:sses|xes|ches|shes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** "Raising" asks what "raise" does; what is past stays apart, because "raised" asks something else. */
function plainVerb(word: string): string {
  if (word.length < 6 || !word.endsWith('ing') || NO_VERBS.has(word)) return word;
  const stem = word.slice(0, -3);
  if (!/[aeiouy]/.test(stem)) return word;
  if (VERBS_IN_E.has(`${stem}e`) || /[iy]z$/.test(stem)) return `${stem}e`;
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

function americanEnding(word: string): string {
  if (word.length < 7 || NO_BRITISH_ENDINGS.has(word) || KEEPS_S.test(word)) return word;
  return word.replace(/is(e|ed|er|ation)$/, 'iz$1');
}

/** One form for each word of a question: American spelling, singular, verbs without "-ing". */
const canonicalWord = rememberWords((word) => {
  const same = SAME.get(word);
  if (same !== undefined) return same;
  const plain = plainVerb(singular(SPELLINGS.get(word) ?? word));
  return americanEnding(SPELLINGS.get(plain) ?? plain);
});

const IS_AFTER = /\b(what|who|how|where|when|why|it|that|there)['’]s\b/giu;

/** The words of a question in the form that the rules are written for: "what's" is "what is", "founder's" "founder". */
export function questionWords(text: string): string[] {
  const plain = text
    .replace(IS_AFTER, '$1 is')
    .replace(/['’]s\b/giu, '')
    .replace(/n['’]t\b/giu, ' not');
  return wordsOf(plain).map(canonicalWord);
}
