import { patternOf } from '../../../../common/text/pattern.js';
import { PhraseMatcher } from '../../../../language/phrase-matcher.js';
import { type Token } from '../../../../language/tokens.js';
import { HOSTILE_PHRASES, type HostileSign } from '../words/hostile-phrases.js';
import { crueltyIn } from './cruelty.js';
import { DAMNING, LITERAL_NOUNS } from '../words/insult-words.js';
import { INBORN } from '../words/people-words.js';
import { groupSlightsIn } from './group-slights.js';
import { harmIn } from './harm.js';
import { stereotypesIn } from './stereotypes.js';
import { type Marked, markedPeople } from './marked-people.js';

const KINDS = Object.keys(HOSTILE_PHRASES) as HostileSign[];
const MATCHER = new PhraseMatcher<HostileSign>(KINDS.flatMap((kind) => HOSTILE_PHRASES[kind].map((phrase): [string, HostileSign] => [phrase, kind])));

const WHO = String.raw`[GPTY]:\S+`;
const FILL = String.raw`(?:(?:[AC]:\S+|,|a|an|the|all|just|only|so|such|too|more|most|mostly|nothing|but|little|lot|of|utter|complete|total|absolute|simply|very|quite|rather|and|or|as|full|old|by|clearly|really|basically|plain|those|these|like|even|usually|generally|often|always|sort|kind|bunch|pack|never|big|other|same|another|still|now|either|both) )`;
/** Any one adjective more: nothing that hands on, denies or leads elsewhere. */
const UNKNOWN = String.raw`(?:(?!\S+ing |\S+ed |(?:called|treated|seen|told|at|in|on|to|for|from|with|by|of|about|not|no|never|like|afraid|against|into|over|up|out|where|who|what|how|why|when|if|because|since|after|before|without|shown|sold|given|taken|made|paid|hit|hurt|bitten|kept|my|his|their) )(?:P:)?[a-z]{3,} ){0,2}`;
const PREDICATED = patternOf(String.raw`(${WHO}|\b(?:this|that|those|these) (?:P:)?(?:people|lot|person|man|woman)) ((?:(?!B:|not |never |S:i |S:we |S:me )[^\s,]+ ){0,6}?)(?:B:\S+|get|gets|got|go|goes|went|stay|look like|looks like|sound like|sounds like|look|act like|acts like) (${FILL}{0,6}${UNKNOWN}${FILL}{0,2})([NMAC]):(\S+)(?!\S| (?:for|of|off|busy|good|high|long|fast|big|hard|easy|late|early|large|expensive|about)\b)`, 'g');
const COUPLED = patternOf(String.raw`(${WHO}) (?:as|into) (${FILL}{0,3})([NMA]):(\S+)`, 'g');
const ATTRIBUTED = /(?=[AC]:)(?<![AC]:\S+ (?:, |and )?)((?:[AC]:\S+ (?:, |and )?)+)([GPNM]):(\S+)/g;
const POINTED_AT = patternOf(String.raw`\b(those|these|Y:you|such|that|this|what|some|another|S:you) (${FILL}{0,3})([NM]):(\S+)`, 'g');
const COLLECTED = patternOf(String.raw`\b(?:bunch|buncha|gang|load|loads|shower|parade|cabal|lot|sack|sacks|crew|crowd|pack|nest|breed|tribe|army|nation|country|herd|den|horde|hordes|gaggle|string|rest) (?:of )?(${FILL}{0,3}${UNKNOWN})([NM]):(\S+)`, 'g');
const APPOSED = patternOf(String.raw`(${WHO})(?: (?:of|from|at|in|on|with|who) (?:[^\s,]+ ){0,4}[^\s,]+)? , (?:(?:who|which|like|well|frankly) )?((?:a|an|the|that|those|you|all|each|complete|total|absolute|another|mostly) (?:${FILL}){0,4}|(?:[AC]:\S+ )+)([NM]):(\S+)`, 'g');

/** How hard people are slighted by nouns and scorned by adjectives, how often insulted, how plainly threatened; and set phrases. */
export type Sign = 'slight' | 'scorn' | 'insult' | 'harm' | 'group' | 'cruel' | 'stereotype' | HostileSign;
export type Signs = Record<Sign, number>;
const SIGNS: readonly Sign[] = ['slight', 'scorn', 'insult', 'harm', 'group', 'cruel', 'stereotype', ...KINDS];

export interface Hostility {
  signs: Signs;
  /** Whether it speaks of people, or to them, at all. */
  ofPeople: boolean;
}

const NOT_MEANT = /\b(?:not|no|never|nor|t|nobody|none|without|hardly|call(?:s|ed|ing)?|named|told|think|thinks|thought|feel|feels|felt|feeling|treated|if|said|says|say|labelled|seen) (?:\S+ ){0,2}$/;

/** Whether nothing right before says that it is denied or handed on. */
function isMeant(text: string, index: number): boolean {
  return !NOT_MEANT.test(text.slice(Math.max(0, index - 24), index));
}

const ADJECTIVE_WEIGHTS = { A: 2, C: 0.8 } as const;

function slightOf(mark: string, who: string, word: string): number {
  const isOfGroup = who.startsWith('G');
  if (mark === 'N') return 3;
  if (mark === 'M') return isOfGroup ? 3 : 2.4;
  if (DAMNING.has(word)) return isOfGroup || who.startsWith('P') || who.startsWith('Y') ? 2 : 1.4;
  if (INBORN.has(who.slice(2))) return 2;
  return (mark === 'A' ? ADJECTIVE_WEIGHTS.A : ADJECTIVE_WEIGHTS.C) * (isOfGroup || who.startsWith('Y') ? 1.3 : 1);
}

function slightsIn(text: string): { slight: number; scorn: number } {
  let slight = 0;
  let scorn = 0;
  const add = (mark: string, points: number): void => {
    if (mark === 'N' || mark === 'M') slight += points;
    else scorn += points;
  };
  for (const match of text.matchAll(PREDICATED)) {
    const [all, who = '', between = '', fill = '', mark = '', word = ''] = match;
    if (/\b(?:not|never|t|if|said|says|told|that|complained|found|thought|wrote)\b/.test(between + fill) || /\bnever |\bas \S*$/.test(fill) || !isMeant(text, match.index)) continue;
    const extra = (fill.match(/[AC]:/g)?.length ?? 0) * 0.6;
    add(mark, (slightOf(mark, who, word) + extra) * (/S:(?:i|we|my|our) (?:\S+ ){0,1}$/.test(text.slice(0, match.index)) && all.startsWith('Y') ? 0.5 : 1));
  }
  for (const [, who = '', , mark = '', word = ''] of text.matchAll(COUPLED)) add(mark, slightOf(mark, who, word) * 0.7);
  for (const match of text.matchAll(ATTRIBUTED)) {
    const [, adjectives = '', mark = '', noun = ''] = match;
    const isLiteral = LITERAL_NOUNS.has(noun);
    if (!isMeant(text, match.index)) continue;
    const scorned = adjectives.match(/A:/g)?.length ?? 0;
    const mild = adjectives.match(/C:/g)?.length ?? 0;
    const damning = (adjectives.match(/C:\S+/g) ?? []).filter((word) => DAMNING.has(word.slice(2)) && !OF_HARDSHIP.has(word.slice(2))).length;
    if (mark === 'N') add('N', 1.2);
    else if (mark === 'M') add('M', scorned > 0 ? 2 : mild > 1 || !isLiteral ? 1.2 : 0.3);
    else add('A', (scorned + damning) * 1.6 + Math.max(0, mild - 1) * 0.8 + (scorned > 0 && mild > 0 ? 0.8 : 0));
  }
  for (const match of text.matchAll(POINTED_AT)) {
    const [, pointer = '', , mark = '', noun = ''] = match;
    const isPlural = /^(?:those|these)$/.test(pointer);
    if (isMeant(text, match.index)) add(mark, mark === 'N' ? 1.2 : pointer === 'Y:you' ? 2.4 : (isPlural ? 0.8 : 0.4) + (LITERAL_NOUNS.has(noun) ? 0 : 0.6));
  }
  for (const [, , mark = ''] of text.matchAll(COLLECTED)) add(mark, mark === 'N' ? 1.5 : 1);
  for (const [, , , mark = ''] of text.matchAll(APPOSED)) add(mark, mark === 'N' ? 2 : 1.6);
  return { slight, scorn };
}

/** Said of people with pity as well. */
const OF_HARDSHIP = new Set(['illiterate', 'primitive', 'backward', 'defective', 'dirty', 'inferior', 'toothless', 'smelly', 'worthless']);
const OWN_FAULT = /S:(?:i|we|me|us|myself|ourselves|my|our) (?:\S+ ){0,3}?(?:B:\S+|felt|feel|like|look|looked|an?) (?:\S+ ){0,3}N:\S+/;

/** Those who tell what they were called themselves. */
const HEARD = /S:(?:i|we|me|us) (?:\S+ ){0,4}?(?:heard|called|hear)\b|\b(?:call|calls|called|calling|named) (?:S:|T:|\S*P:)/;

function insultsIn({ text, marks }: Marked): number {
  if (!marks.N || OWN_FAULT.test(text) || HEARD.test(text)) return 0;
  let insults = 0;
  for (const match of text.matchAll(/N:\S+(?! proof| guides?| s guides?| and peas)\b/g)) if (isMeant(text, match.index)) insults += 1;
  return insults;
}

const DENIED = new Set('not never nor t'.split(' '));
const HANDED_ON = new Set('told tells called call calls said says shouted shouts hear heard named'.split(' '));

function isHandedOn(words: readonly string[], from: number): boolean {
  return (
    words.slice(Math.max(0, from - 3), from).some((word) => HANDED_ON.has(word)) ||
    words.slice(Math.max(0, from - 2), from).some((word) => DENIED.has(word))
  );
}

/** Tells what is done to people, not what should be. */
const SUFFERED =
  /(?:B:(?:are|is|were|was|being|been|re)|get|gets|got|feel|felt) (?:[^\s:]+ ){0,2}?(?:called|told|treated|asked|accused|insulted|mocked|bullied|beaten|threatened|stigmati\S+|excluded|denied|turned away|locked out|shut out|labelled|ignored|harassed|abused|attacked|hit|spat|laughed at|paid less|humiliated|afraid|scared|ashamed|warned)\b|, (?:\S+ ){1,4}?(?:says?|said|wrote|reckons|claims?)(?: ,|$)/;

/** How hostile to people a stretch of text is, each kind of sign for itself; null where there is no sign at all. */
export function hostilityOf(tokens: readonly Token[], plain: string): Hostility | null {
  const words = tokens.map(({ word }) => word);
  const marked = markedPeople(tokens, plain);
  if (SUFFERED.test(marked.text)) return null;
  const { M = 0, N = 0, A = 0, C = 0, G = 0, P = 0, T = 0, Y = 0 } = marked.marks;
  const signs = Object.fromEntries(SIGNS.map((sign) => [sign, 0])) as Signs;
  let end = -1;
  for (const { tag, from, to } of MATCHER.match(words)) {
    if (from < end || isHandedOn(words, from)) continue;
    signs[tag] += 1;
    end = to;
  }
  if (M + N + A + C > 0) Object.assign(signs, slightsIn(marked.text), { insult: insultsIn(marked) });
  signs.harm = harmIn(marked.text);
  if (G + P > 0) signs.stereotype = stereotypesIn(marked.text);
  signs.cruel = crueltyIn(marked.text);
  signs.group = groupSlightsIn(marked.text);
  return SIGNS.some((sign) => signs[sign] > 0) ? { signs, ofPeople: G + P + T + Y + N > 0 } : null;
}
