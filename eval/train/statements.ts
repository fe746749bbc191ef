import { type KnownWord } from '../../src/language/remember-words.js';
import { seenWords } from '../../src/language/seen-words.js';
import { sentencesOf } from '../../src/language/sentences.js';
import { noteFeatures } from '../../src/language/statement-features.js';
import { isNameWord } from '../../src/language/language.js';
import { tokenise } from '../../src/language/tokens.js';
import { meaningOf } from '../../src/language/word-meanings.js';
import {
  ABOUTS,
  GROUPS,
  KINDS,
  OUTPUTS,
  SUPPORTS,
} from '../../src/modules/review/reviewers/statements/statement-model.js';
import { featureNames } from './feature-names.js';
import { type AnswerRow, type PairRow } from './rows.js';
import { textsOf } from './texts.js';
import { type Example, LinearTrainer } from './linear-trainer.js';

export interface StatementRow {
  readonly text: string;
  readonly about: readonly string[];
  readonly kind: string;
  readonly support: number;
  readonly voice: string;
}

/** The first thing that it is about weighs more than the others. */
const FIRST_SHARE = 0.7;
/** Answers of a lower level may be about anything. */
const FEWEST_LEVEL = 2;
export const SEED = 20_261_125;

function shareOf({ about }: StatementRow, name: string): number {
  const at = about.indexOf(name);
  if (at < 0) return 0;
  if (about.length === 1) return 1;
  return at === 0 ? FIRST_SHARE : (1 - FIRST_SHARE) / (about.length - 1);
}

interface Lesson {
  readonly text: string;
  readonly targets: Example['targets'];
}

function lessonOfStatement(row: StatementRow): Lesson {
  const targets = [
    ...ABOUTS.map((name) => shareOf(row, name)),
    ...KINDS.map((name) => Number(row.kind === name)),
    ...SUPPORTS.map((_, at) => Number(row.support > at)),
  ];
  return { text: row.text, targets };
}

/** A good answer speaks of what it was asked, sentence by sentence; what each of them is worth it does not tell. */
function lessonsOfAnswer({ role, answer, level }: AnswerRow): Lesson[] {
  if (level < FEWEST_LEVEL) return [];
  const untold = [...KINDS, ...SUPPORTS].map(() => null);
  const targets = [...ABOUTS.map((name) => Number(name === role)), ...untold];
  return sentencesOf(answer).map(({ start, end }) => ({ text: answer.slice(start, end), targets }));
}

/** The words that come up often enough to be learned. In lower case, where a name would show, they are not counted. */
function wordsKnown(lessons: readonly Lesson[], fewest: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { text } of lessons)
    for (const word of new Set(seenWords(text, tokenise(text)).map((word) => word.text)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([word, count]) => count >= fewest && !isNameWord(word)).map(([word]) => word));
}

/** As written, and as those write who never use a capital. */
function examplesOf({ text, targets }: Lesson, known: ReadonlySet<string>): Example[] {
  return [text, text.toLowerCase()].map((written) => {
    const tokens = tokenise(written);
    const knows = (word: KnownWord): boolean => known.has(word.text);
    return {
      features: featureNames((notes) => {
        noteFeatures(seenWords(written, tokens, knows), written, notes);
      }),
      meaning: meaningOf(tokens, knows),
      targets,
    };
  });
}

/** Statements by one hand: each of its own, and the same facts told in several ways. */
export function statementsBy(hand: string): StatementRow[] {
  return [...textsOf<StatementRow>(hand, 'statements'), ...textsOf<StatementRow>(hand, 'retold')];
}

export interface Texts {
  readonly statements: readonly StatementRow[];
  readonly answers: readonly AnswerRow[];
}

/** What some of those who wrote have to teach. */
export function textsBy(some: readonly string[]): Texts {
  return {
    statements: some.flatMap(statementsBy),
    answers: some.flatMap((hand) => [
      ...textsOf<AnswerRow>(hand, 'answers'),
      ...textsOf<PairRow>(hand, 'pairs').map(({ question, role, better }) => ({
        question,
        role,
        answer: better,
        level: FEWEST_LEVEL,
      })),
    ]),
  };
}

export interface Settings {
  readonly times?: number;
  readonly rounds?: number;
  readonly rate?: number;
  readonly averaged?: number;
  readonly decay?: number;
  readonly dropout?: number;
  readonly fewestWords?: number;
  readonly fewestPairs?: number;
}

export function trainerOf(
  { statements, answers }: Texts,
  {
    times = 6,
    rounds = 12,
    rate = 0.12,
    averaged = 6,
    decay = 2e-4,
    dropout = 0.5,
    fewestWords = 2,
    fewestPairs = 6,
  }: Settings = {},
): LinearTrainer {
  const lessons = [...statements.map(lessonOfStatement), ...answers.flatMap(lessonsOfAnswer)];
  const known = wordsKnown(lessons, fewestWords);
  return new LinearTrainer({
    outputs: OUTPUTS,
    groups: GROUPS,
    examples: lessons.flatMap((lesson) => examplesOf(lesson, known)),
    seed: SEED,
    times,
    rounds,
    rate,
    averaged,
    decay,
    dropout,
    isKept: (feature) => feature.startsWith('w '),
    // A fact that is told in a short sentence is worth no less.
    isSetAside: (feature) => feature.startsWith('length '),
    fewest: (feature) => (feature.startsWith('p ') ? fewestPairs : feature.startsWith('w ') ? 1 : 4),
  }).learn();
}
