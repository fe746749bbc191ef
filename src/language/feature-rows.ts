import { type LinearTable } from './linear-model.js';
import { END, type FeatureNotes, START } from './statement-features.js';

/** The rows of a word, of what it begins with, and of the pairs that it begins, by their second word. */
interface WordRows {
  own?: number;
  /** Looked up when the word is met first. */
  beginning?: number | null;
  readonly pairs: Map<string, number>;
}

/** Finds the rows that a table has for the features of a sentence, by its words, without a name being put together for any. */
export class FeatureRows implements FeatureNotes {
  private readonly words = new Map<string, WordRows>();
  /** The rows of all other features. */
  private readonly others = new Map<string, number>();
  /** For each row, in which sentence it was found last. */
  private readonly foundIn: Int32Array;
  private sentence = 0;
  private rows: number[] = [];
  private before: WordRows | undefined;

  constructor({ features }: Pick<LinearTable, 'features'>) {
    const names = Object.keys(features);
    this.foundIn = new Int32Array(names.length);
    names.forEach((name, row) => {
      const [kind, first = '', second = ''] = name.split(' ');
      if (kind === 'w') this.rowsOf(first).own = row;
      else if (kind === 'p') this.rowsOf(first).pairs.set(second, row);
      else this.others.set(name, row);
    });
  }

  knowsWord(word: string): boolean {
    return this.words.get(word)?.own !== undefined;
  }

  /** Of all features that `tell` notes, each once. */
  find(tell: (notes: FeatureNotes) => void): readonly number[] {
    this.sentence += 1;
    this.rows = [];
    this.before = this.words.get(START);
    tell(this);
    return this.rows;
  }

  word(word: string, beginning: string): void {
    const rows = this.words.get(word);
    this.add(rows?.own);
    this.add(this.before?.pairs.get(word));
    this.before = rows;
    if (beginning === '') return;
    if (rows) rows.beginning ??= this.others.get(beginning) ?? null;
    this.add((rows ? rows.beginning : this.others.get(beginning)) ?? undefined);
  }

  end(): void {
    this.add(this.before?.pairs.get(END));
  }

  other(feature: string): void {
    this.add(this.others.get(feature));
  }

  private rowsOf(word: string): WordRows {
    const known = this.words.get(word) ?? { pairs: new Map<string, number>() };
    this.words.set(word, known);
    return known;
  }

  private add(row: number | undefined): void {
    if (row === undefined || this.foundIn[row] === this.sentence) return;
    this.foundIn[row] = this.sentence;
    this.rows.push(row);
  }
}
