import { sentencesOf } from '../../src/language/sentences.js';
import { tokenise } from '../../src/language/tokens.js';
import {
  CONDUCT_OUTPUTS,
  CONDUCTS,
  noteConduct,
  subjectOf,
} from '../../src/modules/review/guard-rails/conduct/conduct-features.js';
import { isOrder } from '../../src/modules/review/guard-rails/orders.js';
import { lexemeOf } from '../../src/modules/review/guard-rails/words/lexeme.js';
import { featureNames } from './feature-names.js';
import { type Example, LinearTrainer } from './linear-trainer.js';
import { type AnswerRow, type LabelledAnswer } from './rows.js';
import { statementsBy } from './statements.js';
import { textsOf } from './texts.js';

export interface ConductRow {
  readonly text: string;
  readonly flag: string | null;
}

const SEED = 11;
const ROUNDS = 9;
const RATE = 0.25;
/** Of so many last rounds the mean is kept. */
const AVERAGED = 4;
const DROPOUT = 0.4;
const DECAY = 1e-3;
/** There are far fewer texts of conduct than honest ones; each counts for so many. */
const WEIGHT = 4;
const FEWEST_PAIRS = 10;
const FEWEST = 7;
/** Shorter texts are too little to go by. */
const FEWEST_WORDS = 3;

function parts(text: string): string[] {
  return sentencesOf(text).map(({ start, end }) => text.slice(start, end));
}

/** Honest text, sentence by sentence and answer by answer. */
export function honestTexts(hand: string): string[] {
  const answers = [
    ...textsOf<AnswerRow>(hand, 'answers').map(({ answer }) => answer),
    ...['applications', 'honest'].flatMap((kind) =>
      textsOf<{ answers: readonly LabelledAnswer[] }>(hand, kind).flatMap((row) =>
        row.answers.map(({ value }) => value),
      ),
    ),
  ];
  const statements = statementsBy(hand);
  return [
    ...statements.filter(({ kind }) => kind !== 'off').map(({ text }) => text),
    ...answers,
    ...answers.flatMap(parts),
    // Some hands hid orders in their answers, to be worth nothing.
  ].filter((text) => !isOrder(text) && tokenise(text).filter(({ kind }) => kind === 'word').length >= FEWEST_WORDS);
}

/** Texts that were written to be told apart: those with a flag, and honest ones that look like them. */
export function conductRows(hand: string): ConductRow[] {
  const off = statementsBy(hand).filter(({ kind }) => kind === 'off');
  return [
    ...textsOf<ConductRow>(hand, 'conduct').filter(
      ({ flag }) => flag === null || (CONDUCTS as readonly string[]).includes(flag),
    ),
    ...off.map(({ text }) => ({ text, flag: 'off_topic' })),
  ];
}

function exampleOf(text: string, flag: string | null): Example {
  const tokens = tokenise(text);
  return {
    features: featureNames((notes) => {
      noteConduct({ plain: text, tokens, lexemes: tokens.map(({ word }) => lexemeOf(word)) }, notes);
    }),
    meaning: subjectOf(tokens),
    targets: CONDUCT_OUTPUTS.map((name) => Number(name === (flag ?? CONDUCT_OUTPUTS[0]))),
  };
}

export function conductTrainer(some: readonly string[]): LinearTrainer {
  const honest = some.flatMap(honestTexts).map((text) => exampleOf(text, null));
  const told = some.flatMap(conductRows).map(({ text, flag }) => exampleOf(text, flag));
  return new LinearTrainer({
    outputs: CONDUCT_OUTPUTS,
    groups: [CONDUCT_OUTPUTS.map((_, at) => at)],
    examples: [...honest, ...Array.from({ length: WEIGHT }, () => told).flat()],
    seed: SEED,
    times: 5,
    rounds: ROUNDS,
    rate: RATE,
    averaged: AVERAGED,
    decay: DECAY,
    dropout: DROPOUT,
    isKept: () => false,
    isSetAside: () => false,
    fewest: (feature) => (feature.startsWith('p ') ? FEWEST_PAIRS : FEWEST),
  }).learn();
}
