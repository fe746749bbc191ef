import { tokenise } from '../../../../language/tokens.js';
import { type AnswerText, type SentenceText } from '../answer-text.js';
import { settingOf } from '../mentions.js';
import { type Hostility, hostilityOf, type Sign, type Signs } from './hostile-signs.js';
import { speaksOfAbuse } from './offences.js';

/** What each sign is worth: the most of it that counts in a passage, and what one of it adds. */
const WORTHS: readonly (readonly [sign: Sign, most: number, worth: number])[] = [
  ['slight', 5, 1],
  ['scorn', 4, 1],
  ['insult', 2, 2.4],
  ['harm', 4, 1],
  ['group', 4, 1],
  ['cruel', 4, 1],
  ['stereotype', 3, 1],
  ['dehumanise', 3, 2],
  ['exclude', 3, 1.6],
  ['illWish', 3, 1.6],
  ['veiled', 3, 1.5],
  ['sexist', 3, 1.3],
  ['unable', 3, 1.4],
  ['exploit', 3, 1],
  ['frame', 2, 0.7],
];
const THRESHOLD = 2;
/** Sentences that are read together: an insult and its reasons. */
const PASSAGE = 5;
/** Single words offend wherever they stand; for more than those, so much of an answer is looked through. */
const MOST_WORDS = 800;
/** A set phrase that nobody is near to may be about anything. */
const OF_NOBODY = 0.4;

const PHRASES = ['dehumanise', 'exclude', 'illWish', 'veiled', 'sexist', 'unable', 'exploit', 'frame'] as const;

/** What a sentence itself says, without what it only hands on. */
function ownHostility(text: AnswerText, at: number, sentence: SentenceText): Hostility | null {
  const found = hostilityOf(sentence.tokens, sentence.plain);
  if (found === null) return null;
  if (speaksOfAbuse(sentence.words) || speaksOfAbuse(text.sentences[at - 1]?.words ?? [])) return null;
  const { quoted, own } = settingOf(text, at);
  const tokens = quoted === '' ? [] : tokenise(own);
  return quoted === '' || tokens.length < 2 ? found : hostilityOf(tokens, own);
}

function scoreOf(passage: readonly (Signs | null)[]): number {
  return WORTHS.reduce((sum, [sign, most, worth]) => {
    const amount = passage.reduce((total, signs) => total + (signs?.[sign] ?? 0), 0);
    return sum + worth * Math.min(amount, most);
  }, 0);
}

interface HostilePassage {
  score: number;
  /** The sentence that says most of it. */
  at: number;
  threatens: boolean;
}

/** The most hostile passage of an answer; null where none is. */
export function hostilePassage(text: AnswerText): HostilePassage | null {
  let before = false;
  let words = 0;
  const readings = text.sentences.map((sentence, at) => {
    words += sentence.words.length;
    const hostility = words > MOST_WORDS ? null : ownHostility(text, at, sentence);
    const ofPeople = hostility?.ofPeople ?? false;
    const isNear = ofPeople || before;
    before = ofPeople;
    if (hostility === null) return null;
    const { signs } = hostility;
    if (!isNear) for (const phrase of PHRASES) signs[phrase] *= OF_NOBODY;
    return signs;
  });
  let best: HostilePassage | null = null;
  readings.forEach((signs, at) => {
    if (signs === null) return;
    const score = scoreOf(readings.slice(Math.max(0, at - PASSAGE + 1), at + 1));
    if (score > (best?.score ?? 0)) best = { score, at, threatens: signs.harm + signs.veiled > 0 };
  });
  return best;
}

export function isHostile({ score }: HostilePassage): boolean {
  return score >= THRESHOLD;
}
