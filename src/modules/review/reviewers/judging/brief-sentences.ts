import { opensClause } from '../../../../language/clauses.js';
import { rememberLabels } from '../../../../language/remember-words.js';
import { readHeaded } from '../../../../language/resources.js';
import { sentencesOf } from '../../../../language/sentences.js';
import { type Token, tokenise } from '../../../../language/tokens.js';
import { WordPatterns } from '../../../../language/word-patterns.js';

/** Phrases such as "we do not fund", by whether what they exclude stands before or after them. */
const EXCLUSIONS = new WordPatterns(readHeaded('words/exclusions.txt'));

/** A sentence of a brief, split into what the programme looks for and what it excludes. */
export interface BriefSentence {
  readonly text: string;
  readonly wanted: readonly Token[];
  readonly leftOut: readonly Token[];
}

function read(text: string): BriefSentence {
  const tokens = tokenise(text);
  const opens = (at: number): boolean => opensClause(text, tokens, at);
  const words = tokens.map(({ known }) => known);
  const [first] = EXCLUSIONS.find(words, { opens, closes: () => false });
  if (first === undefined) return { text, wanted: tokens, leftOut: [] };
  const cue = Math.min(...first.at);
  return first.tag === 'before'
    ? { text, wanted: [], leftOut: tokens.slice(0, cue) }
    : { text, wanted: tokens.slice(0, cue), leftOut: tokens.slice(Math.max(...first.at) + 1) };
}

/** The sentences of a programme's brief. */
export const briefSentences = rememberLabels((brief) =>
  sentencesOf(brief).map(({ start, end }) => read(brief.slice(start, end))),
);
