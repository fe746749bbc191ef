import { type LinearTable } from './linear-model.js';
import { PairTable } from './pair-table.js';
import { type KnownWord, rememberWords } from './remember-words.js';
import { END, type FeatureNotes, START } from './statement-features.js';

const NONE = -1;

/** The rows of a word and of what it begins with, and its number among the words that pairs are made of. */
interface WordRows {
  readonly own: number;
  readonly nth: number;
  /** Looked up when the word is met first. */
  beginning: number | undefined;
}

/** Finds the rows that a table has for the features of a sentence, by its words, without a name being put together for any. */
export class FeatureRows implements FeatureNotes {
  /** Those of the words that the table has, by their numbers. */
  private readonly numbers = new Map<string, number>();
  private readonly own: number[] = [];
  private readonly pairs: PairTable;
  /** The rows of all other features. */
  private readonly others = new Map<string, number>();
  /** For each row, in which sentence it was found last. */
  private readonly foundIn: Int32Array;
  private sentence = 0;
  private rows: number[] = [];
  private before = NONE;

  /** Kept beside the word. */
  private readonly rowsOf = rememberWords((word): WordRows => {
    const nth = this.numbers.get(word) ?? NONE;
    return { own: this.own[nth] ?? NONE, nth, beginning: undefined };
  });

  constructor({ features }: Pick<LinearTable, 'features'>) {
    const names = Object.keys(features);
    this.foundIn = new Int32Array(names.length);
    const pairs: [first: number, second: number, row: number][] = [];
    names.forEach((name, row) => {
      const [kind, first = '', second = ''] = name.split(' ');
      if (kind === 'w') this.own[this.numberOf(first)] = row;
      else if (kind === 'p') pairs.push([this.numberOf(first), this.numberOf(second), row]);
      else this.others.set(name, row);
    });
    this.pairs = new PairTable(pairs);
  }

  knowsWord(word: string | KnownWord): boolean {
    return this.rowsOf(word).own !== NONE;
  }

  /** Of all features that `tell` notes, each once. */
  find(tell: (notes: FeatureNotes) => void): readonly number[] {
    this.sentence += 1;
    this.rows = [];
    this.before = this.numbers.get(START) ?? NONE;
    tell(this);
    return this.rows;
  }

  word(word: KnownWord, beginning: string): void {
    const rows = this.rowsOf(word);
    this.add(rows.own);
    this.add(this.pairs.rowOf(this.before, rows.nth));
    this.before = rows.nth;
    rows.beginning ??= this.others.get(beginning) ?? NONE;
    this.add(rows.beginning);
  }

  end(): void {
    this.add(this.pairs.rowOf(this.before, this.numbers.get(END) ?? NONE));
  }

  other(feature: string): void {
    this.add(this.others.get(feature) ?? NONE);
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word) ?? this.numbers.size;
    this.numbers.set(word, known);
    return known;
  }

  private add(row: number): void {
    if (row === NONE || this.foundIn[row] === this.sentence) return;
    this.foundIn[row] = this.sentence;
    this.rows.push(row);
  }
}
