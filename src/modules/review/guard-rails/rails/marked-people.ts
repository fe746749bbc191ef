import { type Token } from '../../../../language/tokens.js';
import { AMBIGUOUS_INSULTS, INSULT_NOUNS, MILD_ADJECTIVES, SCORN_ADJECTIVES, SCORNED_MASS } from '../words/insult-words.js';
import { GROUP_ADJECTIVES, GROUP_NOUNS, PEOPLE_NOUNS, ROLE_NOUNS, SUBSTANTIVES } from '../words/people-words.js';
import { VICE_VERBS } from '../words/vice-words.js';

/**
 * What a word is to a sentence about people: a group, a role, somebody pointed at, the reader, the writer; an insult, a
 * noun that insults only whom it is said of, an adjective that despises, one that only complains; a vice; "to be".
 */
type Mark = 'G' | 'P' | 'T' | 'Y' | 'S' | 'N' | 'M' | 'A' | 'C' | 'V' | 'B';

const POINTED = new Set('they them he him she her themselves himself herself'.split(' '));
const SPOKEN_TO = new Set('you your yours yourself yourselves u ur ya'.split(' '));
const SELF = new Set('i we me us my our myself ourselves mine ours'.split(' '));
const BE = new Set('is are was were re s be been being m become becomes became remain remains r'.split(' '));

const COMPOUNDS = new Set(
  [GROUP_NOUNS, ROLE_NOUNS, INSULT_NOUNS, AMBIGUOUS_INSULTS, SCORNED_MASS, SCORN_ADJECTIVES, GROUP_ADJECTIVES].flatMap((words) =>
    [...words].filter((word) => word.includes('-')),
  ),
);
const COMPOUND_STARTS = new Set([...COMPOUNDS].map((word) => word.slice(0, word.indexOf('-'))));
const DETERMINERS = new Set('a an any the every that one no like these those some from of by than to'.split(' '));
const LONGEST_COMPOUND = 4;
/** After "people with" and "people in". */
const CONDITIONS = new Set('that this those down downs autism disabilities disability dementia hiv aids epilepsy depression accents accent foreign such turbans headscarves dreadlocks tattoos wheelchairs benefits welfare tracksuits dresses skirts nappies'.split(' '));
/** No noun: what comes before it is none's adjective. */
const AFTER_NOUN = /^(?:and|or|are|is|were|was|can|cannot|could|will|would|should|must|may|have|had|do|don|don|never|always|only|who|that|in|on|of|at|to|for|from|with|by|as|if|because|just|all|love|like|want|get|pay|ought|need|buy|live|eat|smell|believe|deserve|breed)$/;

function markOf(word: string): Mark | null {
  if (POINTED.has(word)) return 'T';
  if (SPOKEN_TO.has(word)) return 'Y';
  if (SELF.has(word)) return 'S';
  if (BE.has(word)) return 'B';
  if (AMBIGUOUS_INSULTS.has(word) || SCORNED_MASS.has(word)) return 'M';
  if (INSULT_NOUNS.has(word)) return 'N';
  if (GROUP_NOUNS.has(word)) return 'G';
  if (ROLE_NOUNS.has(word)) return 'P';
  if (MILD_ADJECTIVES.has(word)) return 'C';
  if (SCORN_ADJECTIVES.has(word)) return 'A';
  if (VICE_VERBS.has(word)) return 'V';
  return PEOPLE_NOUNS.has(word) ? 'P' : null;
}

function compoundAt(tokens: readonly Token[], at: number): { word: string; length: number } | null {
  if (!COMPOUND_STARTS.has(tokens[at]?.word ?? '')) return null;
  for (let length = LONGEST_COMPOUND; length > 1; length -= 1) {
    const word = tokens.slice(at, at + length).map((token) => token.word).join('-');
    if (COMPOUNDS.has(word)) return { word, length };
  }
  return null;
}

export interface Marked {
  /** The words with their marks, "G:women", and a comma for every break between them. */
  text: string;
  marks: Readonly<Partial<Record<Mark, number>>>;
}

/** Puts a mark to every word that says whom a sentence is about, and how. */
export function markedPeople(tokens: readonly Token[], plain: string): Marked {
  const marks: Partial<Record<Mark, number>> = {};
  const parts: string[] = [];
  const lastGroup = { at: -2 };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const before = tokens[at - 1];
    if (before && /[,;:–—()"“”]/.test(plain.slice(before.end, token.start))) parts.push(',');
    const compound = compoundAt(tokens, at);
    const word = compound?.word ?? token.word;
    const next = tokens[at + 1]?.word ?? '';
    const isOfGroup = GROUP_ADJECTIVES.has(word) && (PEOPLE_NOUNS.has(next) || ROLE_NOUNS.has(next));
    const isSubstantive = SUBSTANTIVES.has(word) && DETERMINERS.has(before?.word ?? '') && (next === '' || AFTER_NOUN.test(next));
    const isAfflicted = PEOPLE_NOUNS.has(word) && /^(?:with|in|on)$/.test(next) && CONDITIONS.has(tokens[at + 2]?.word ?? '');
    const isGroup = isSubstantive || isAfflicted || (isOfGroup && !SCORN_ADJECTIVES.has(word)) || (lastGroup.at === at - 1 && PEOPLE_NOUNS.has(word));
    const mark = isGroup ? 'G' : word === 'am' && before?.word === 'i' ? 'B' : markOf(word);
    if (isOfGroup) lastGroup.at = at;
    if (mark !== null) marks[mark] = (marks[mark] ?? 0) + 1;
    parts.push(mark === null ? word : `${mark}:${word}`);
    at += (compound?.length ?? 1) - 1;
  }
  return { text: parts.join(' '), marks };
}
