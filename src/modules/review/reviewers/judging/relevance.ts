import { isEnglishFunctionWord } from '../../../../language/language.js';
import { rememberLabels } from '../../../../language/remember-words.js';
import { readWords } from '../../../../language/resources.js';
import { seenWords } from '../../../../language/seen-words.js';
import { stem } from '../../../../language/stem.js';
import { subjectWords } from '../../../../language/subject-words.js';
import { type Level } from '../../../rubric/criterion.js';
import { POINTS_PER_LEVEL } from '../../scoring/levels.js';
import { industriesIn } from '../industry.js';
import { briefSentences } from './brief-sentences.js';
import { type Statement } from '../statements/statement.js';
import { type Judged } from './evidence.js';

const FIELDS_OF_WORK = new Set([...readWords('fields-of-work')].map(stem));
/** Stems of words that every programme's brief has. */
export const OF_PROGRAMMES: ReadonlySet<string> = new Set([...readWords('programme')].map(stem));
/** A brief with fewer themes says too little to judge a fit. */
const FEWEST_THEMES = 3;
/**
 * This many themes are a full fit, or a share of a short brief's, since nobody's venture is about everything a brief
 * names.
 */
const FULL_FIT = 4;
const FULL_PART = 0.5;
/** A sentence that shares this much of its words with the brief repeats it. */
const COPIED_SHARE = 0.6;
/** From this worth on, a statement is one that somebody could check. */
const PARTICULAR = 1.2;

interface Brief {
  /** Stems of words, and names of industries. */
  readonly themes: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/**
 * The themes of a brief: words that not every programme's brief has, and industries it mentions, without what it
 * excludes. Names are left out, so that no place is a theme.
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

/** Hopes and plans only show an interest in the brief, and what is missing not even that. */
function isMerePlan({ isLack, reading: { kind } }: Statement): boolean {
  return isLack || kind.plan + kind.hope + kind.hype > 0.5;
}

/**
 * How many of the brief's themes occur in statements with details. Null without a useful brief. It depends on the brief
 * alone, so that no other application can change the outcome.
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
      // A single statement may mention any industry in passing.
      if (named.has(industry)) touched.add(industry);
      named.add(industry);
      found.add(industry);
    }
    return [{ statement, worth: found.size }];
  });
  telling.sort((a, b) => b.worth - a.worth || b.statement.worth - a.statement.worth);
  const full = Math.min(FULL_FIT, Math.ceil(brief.themes.size * FULL_PART));
  const level = Math.min(4, Math.floor((touched.size * 4) / full)) as Level;
  return { level, points: level * POINTS_PER_LEVEL, evidence: telling };
}
