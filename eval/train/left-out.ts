import { seenWords } from '../../src/language/seen-words.js';
import { tokenise } from '../../src/language/tokens.js';
import { meaningOf } from '../../src/language/word-meanings.js';
import {
  ABOUTS,
  KINDS,
  StatementModel,
  type StatementReading,
} from '../../src/modules/review/reviewers/statements/statement-model.js';
import { type Settings, statementsBy, type StatementRow, textsBy, trainerOf } from './statements.js';
import { hands } from './texts.js';

export interface LeftOut {
  readonly about: number;
  readonly kind: number;
  /** Of pairs of statements, how many are in the right order. */
  readonly support: number;
}

export function readingOf(model: StatementModel, text: string): StatementReading {
  const tokens = tokenise(text);
  return model.read(seenWords(text, tokens, model.knowsWord), text, meaningOf(tokens, model.knowsWord));
}

function likeliest<Name extends string>(names: readonly Name[], shares: Readonly<Record<Name, number>>): Name {
  return names.reduce((best, name) => (shares[name] > shares[best] ? name : best));
}

function share(some: readonly boolean[]): number {
  return some.filter(Boolean).length / Math.max(some.length, 1);
}

export function measure(model: StatementModel, rows: readonly StatementRow[]): LeftOut {
  const read = rows.map((row) => ({ row, reading: readingOf(model, row.text) }));
  const pairs: boolean[] = [];
  for (const one of read)
    for (const other of read)
      if (one.row.support > other.row.support) pairs.push(one.reading.support > other.reading.support);
  return {
    about: share(read.map(({ row, reading }) => row.about.includes(likeliest(ABOUTS, reading.about)))),
    kind: share(read.map(({ row, reading }) => row.kind === likeliest(KINDS, reading.kind))),
    support: share(pairs),
  };
}

/** So many writers are left out at a time: one by one would take as many times as long. */
const AT_A_TIME = 3;

/** What a model makes of the statements of each writer when it has learned from others alone. */
export function leaveHandsOut(settings: Settings = {}): Map<string, LeftOut> {
  const all = hands();
  const told = all.filter((hand) => statementsBy(hand).length > 0);
  const measured = new Map<string, LeftOut>();
  for (let from = 0; from < told.length; from += AT_A_TIME) {
    const left = told.slice(from, from + AT_A_TIME);
    const others = all.filter((hand) => !left.includes(hand));
    const model = new StatementModel(trainerOf(textsBy(others), settings).table(null));
    for (const hand of left) measured.set(hand, measure(model, statementsBy(hand)));
  }
  return measured;
}
