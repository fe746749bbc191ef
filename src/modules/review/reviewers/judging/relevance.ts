import { isEnglishFunctionWord } from '../../../../language/language.js';
import { rememberLabels } from '../../../../language/remember-words.js';
import { readWords } from '../../../../language/resources.js';
import { seenWords } from '../../../../language/seen-words.js';
import { stem } from '../../../../language/stem.js';
import { subjectWords } from '../../../../language/subject-words.js';
import { type Level } from '../../../rubric/criterion.js';
import { industriesIn } from '../industry.js';
import { briefSentences } from './brief-sentences.js';
import { type Statement } from '../statements/statement.js';
import { type Judged } from './evidence.js';

const FIELDS_OF_WORK = new Set([...readWords('fields-of-work')].map(stem));
/** Stems of what every programme's brief has. */
export const OF_PROGRAMMES: ReadonlySet<string> = new Set([...readWords('programme')].map(stem));
/** A brief that says less than this about its subject cannot be fitted. */
const FEWEST_THEMES = 3;
/** So many themes make a full fit, or so large a part of a short brief's: nobody's venture is about all that a brief names. */
const FULL_FIT = 4;
const FULL_PART = 0.5;
/** A sentence that shares so much of itself with the brief repeats it. */
const COPIED_SHARE = 0.6;
/** From here on a statement is one that somebody could check. */
const PARTICULAR = 1.2;

interface Brief {
  /** Stems of words, and names of industries. */
  readonly themes: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/**
 * What a brief is about: its words that not every programme's brief has, and the industries that it speaks of, but not what it
 * leaves out. Names are none, so that no place is a theme.
 */
const readBrief = rememberLabels((brief): Brief => {
  const themes = new Set<string>();
  const all = new Set<string>();
  for (const { text, wanted, leftOut } of briefSentences(brief)) {
    const words = seenWords(text, wanted);
    for (const word of [...words, ...seenWords(text, leftOut)]) all.add(word.text);
    for (const theme of subjectWords(words)) if (!OF_PROGRAMMES.has(theme)) themes.add(theme);
    for (const word of words) if (FIELDS_OF_WORK.has(stem(word))) themes.add(stem(word));
    for (const industry of industriesIn(words)) themes.add(industry);
  }
  return { themes, words: all };
});

function isCopied({ words }: Statement, brief: Brief): boolean {
  const content = words.filter(({ text }) => !isEnglishFunctionWord(text));
  return (
    content.length > 0 && content.filter(({ text }) => brief.words.has(text)).length > content.length * COPIED_SHARE
  );
}

/** What is hoped for or planned shows an interest in the brief and no more, and what is missing not even that. */
function isMerePlan({ isLack, reading: { kind } }: Statement): boolean {
  return isLack || kind.plan + kind.hope + kind.hype > 0.5;
}

function levelFor(touched: number, themes: number): Level {
  const full = Math.min(FULL_FIT, Math.ceil(themes * FULL_PART));
  return Math.min(Math.floor((touched * 4) / full), touched === 0 ? 0 : 4) as Level;
}

/**
 * How much of the brief's subject comes up in statements that carry a detail. Null without a brief to speak of. Only the
 * brief decides what counts, so that no other application can change the outcome.
 */
export function judgeRelevance(statements: readonly Statement[], text: string | null): Judged | null {
  const brief = readBrief(text ?? '');
  if (brief.themes.size < FEWEST_THEMES) return null;
  const touched = new Set<string>();
  const named = new Set<string>();
  const telling = statements.flatMap((statement) => {
    if (statement.worth < PARTICULAR || isMerePlan(statement)) return [];
    const found = new Set<string>();
    for (const word of statement.words) if (brief.themes.has(stem(word))) found.add(stem(word));
    const industries = [...industriesIn(statement.words)].filter((industry) => brief.themes.has(industry));
    if (found.size + industries.length === 0 || isCopied(statement, brief)) return [];
    for (const theme of found) touched.add(theme);
    for (const industry of industries) {
      // One statement may name any industry by the way.
      if (named.has(industry)) touched.add(industry);
      named.add(industry);
      found.add(industry);
    }
    return [{ statement, worth: found.size }];
  });
  telling.sort((a, b) => b.worth - a.worth || b.statement.worth - a.statement.worth);
  return { level: levelFor(touched.size, brief.themes.size), evidence: telling };
}
