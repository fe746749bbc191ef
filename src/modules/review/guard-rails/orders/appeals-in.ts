import { tokenise } from '../../../../language/tokens.js';
import { type AnswerText } from '../answer-text.js';
import { settingOf } from '../mentions.js';
import { type Appeal, appealOf, namesProgramme, strengthOf } from './appeal.js';

/** Shorter quotations are names and values, longer ones what somebody says. */
const FEWEST_QUOTED = 4;
/** An appeal that runs on from the sentence before is less sure than one that says it all. */
const GOES_ON = 0.5;
const IN_TWO = 1.5;
const FADES = 0.75;
const CALLED = 2;

function together(one: Appeal, other: Appeal): Appeal {
  return {
    audience: Math.max(one.audience, other.audience),
    subject: Math.max(one.subject, other.subject),
    matter: Math.max(one.matter, other.matter),
    push: Math.max(one.push, other.push),
    bend: Math.max(one.bend, other.bend),
    settled: Math.max(one.settled, other.settled),
    density: Math.min(one.density, other.density),
    otherwise: Math.max(one.otherwise, other.otherwise),
  };
}

/** The appeal of one sentence: without what it quotes, unless it quotes somebody of the programme. */
function readingsOf(text: AnswerText, at: number): Appeal[] {
  const sentence = text.sentences[at];
  if (!sentence) return [];
  const { quotations } = text;
  const isQuoting = quotations.some(({ start, end }) => start < sentence.end && end > sentence.start);
  const whole = appealOf(sentence.plain, sentence.tokens);
  const hidden = sentence.disguises.map((reading) => appealOf(reading, tokenise(reading)));
  if (!isQuoting) return [whole, ...hidden];
  const { quoted, own } = settingOf(text, at);
  if (quoted.trim().split(/\s+/).length < FEWEST_QUOTED) return [whole, ...hidden];
  const tokens = tokenise(own);
  return [namesProgramme(tokens) ? whole : appealOf(own, tokens)];
}

/** How strongly each sentence of an answer appeals to whoever reviews it, those around it considered. */
export function appealsIn(text: AnswerText): number[] {
  let before: Appeal | null = null;
  let called = 0;
  return text.sentences.map((_, at) => {
    const readings = readingsOf(text, at);
    let strength = 0;
    for (const appeal of readings) {
      strength = Math.max(
        strength,
        strengthOf(appeal),
        strengthOf({ ...appeal, audience: Math.max(appeal.audience, called) }) - GOES_ON,
        before ? strengthOf(together(before, appeal)) - IN_TWO : 0,
      );
    }
    before = readings[0] ?? null;
    called = before && before.audience >= CALLED ? before.audience : called * FADES;
    return strength;
  });
}
