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

/** What a model makes of the statements of each writer when it has learned from the others alone. */
export function leaveOneHandOut(settings: Settings = {}): Map<string, LeftOut> {
  const all = hands();
  return new Map(
    all.flatMap((hand) => {
      const rows = statementsBy(hand);
      if (rows.length === 0) return [];
      const model = new StatementModel(trainerOf(textsBy(all.filter((other) => other !== hand)), settings).table(null));
      return [[hand, measure(model, rows)] as const];
    }),
  );
}
