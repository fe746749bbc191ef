import { questionWords } from './question-word.js';

function setOf(words: string): ReadonlySet<string> {
  return new Set(questionWords(words));
}

/** What may stand before the thing that a question is about. */
const LEAD = setOf(
  'please kindly briefly describe explain outline summarize tell us me about share list provide give state ' +
    'specify indicate identify present elaborate discuss define justify introduce estimate quantify demonstrate ' +
    'show enter detail what which who are will be the a an your our any some this these their its on do did you ' +
    'can could we to have how many much big large if in own shortly clearly also analyze assess write include ' +
    'attach sum walk through talk help understand name let know say something more bit little add submit ' +
    'evaluate characterize illustrate highlight address mention report draw set out main key take up',
);

/** Where the thing ends. */
const END = setOf(
  'of for in on to with by from at that which who whom whose and or but if when where why how as than do did ' +
    'are will would can could should may might have be been you we they it i your our their the a an this these ' +
    'per via so yet already currently today now not use during under over between within about regarding ' +
    'including behind most like after before since directed until beyond into',
);

/** What may follow a noun to say what became of it: "the TRL reached", "the funding requested". */
const AFTER_THING = setOf(
  'achieved available applied approved asked awarded carried committed completed confirmed covered delivered desired ' +
    'done expected foreseen given granted invested involved left lost needed obtained offered owned paid planned ' +
    'produced proposed raised reached received remaining requested required secured served signed sold sought spent ' +
    'targeted used won',
);

/** "The description of the market" is about the market. */
const TRANSPARENT = setOf(
  'description overview summary detail kind type sort form list example breakdown explanation statement ' +
    'nature aspect part presentation analysis account size estimate understand definition outline ' +
    'identification composition quality number story thinking reasoning history',
);

/** "Market analysis" is about the market, "problem statement" about the problem. */
const TRAILING = new Set([
  ...TRANSPARENT,
  ...setOf('section information profile strategy plan question data work review assessment group member'),
  ...setOf('report landscape'),
]);

const BEFORE_THING = setOf('of on about behind');
const OPENS_NO_NOUN = setOf('why when where');
const COUNTS = setOf('many much big large');
const HAVING = setOf('have there');
const YES_OR_NO = setOf('are do did have will can could would should');
const NO_ADVERBS = setOf('family supply assembly monthly weekly daily early yearly quarterly friendly elderly');

function endsThing(word: string): boolean {
  return END.has(word) || (word.length > 4 && word.endsWith('ly') && !NO_ADVERBS.has(word));
}

function thingFrom(words: readonly string[], start: number): [from: number, to: number] {
  let from = start;
  while (from < words.length && LEAD.has(words[from] ?? '')) from += 1;
  let to = from;
  while (to < words.length && !endsThing(words[to] ?? '') && !(to > from && AFTER_THING.has(words[to] ?? ''))) to += 1;
  return [from, to];
}

/** "Details of", and "give details of", whose lead has taken the details. */
function isTransparent(words: readonly string[], from: number, to: number): boolean {
  if (!BEFORE_THING.has(words[to] ?? '')) return false;
  return to - from <= 2 && TRANSPARENT.has(words[to - 1] ?? '');
}

/** "Why …", and "please explain why …". */
function asksForNoNoun(words: readonly string[]): boolean {
  const at = words.findIndex((word) => OPENS_NO_NOUN.has(word) || word === 'how' || !LEAD.has(word));
  const opens = words[at] ?? '';
  return OPENS_NO_NOUN.has(opens) || (opens === 'how' && !COUNTS.has(words[at + 1] ?? ''));
}

/**
 * The positions of the noun that a question is about: the last of the first noun phrase, and the one before where the
 * last says little ("market analysis"). Empty for questions of why, when, where, how, and yes or no.
 */
export function headPositions(words: readonly string[]): readonly number[] {
  const first = words[0] ?? '';
  if (asksForNoNoun(words)) return [];
  if (YES_OR_NO.has(first) && !words.slice(1, 4).some((word) => HAVING.has(word))) return [];
  let [from, to] = thingFrom(words, 0);
  while (isTransparent(words, from, to)) [from, to] = thingFrom(words, to + 1);
  if (from >= to) return [];
  const last = to - 1;
  return TRAILING.has(words[last] ?? '') && last > from ? [last, last - 1] : [last];
}
