import { type LinearModel, type LinearTable } from './linear-model.js';
import { type FeatureNotes } from './statement-features.js';

/** Finds the rows that a table has for the features of a sentence, by its words, without a name being put together for any. */
export class FeatureRows implements FeatureNotes {
  private readonly words = new Map<string, number>();
  private readonly pairs = new Map<string, Map<string, number>>();
  /** For each row, in which sentence it was found last. */
  private readonly foundIn: Int32Array;
  private sentence = 0;
  private rows: number[] = [];

  constructor(
    private readonly model: LinearModel,
    { features }: Pick<LinearTable, 'features'>,
  ) {
    const names = Object.keys(features);
    this.foundIn = new Int32Array(names.length);
    names.forEach((name, row) => {
      const [kind, first = '', second = ''] = name.split(' ');
      if (kind === 'w') this.words.set(first, row);
      if (kind === 'p') this.pairs.set(first, (this.pairs.get(first) ?? new Map<string, number>()).set(second, row));
    });
  }

  knowsWord(word: string): boolean {
    return this.words.has(word);
  }

  /** Of all features that `tell` notes, each once. */
  find(tell: (notes: FeatureNotes) => void): readonly number[] {
    this.sentence += 1;
    this.rows = [];
    tell(this);
    return this.rows;
  }

  word(word: string): void {
    this.add(this.words.get(word));
  }

  pair(before: string, word: string): void {
    this.add(this.pairs.get(before)?.get(word));
  }

  other(feature: string): void {
    this.add(this.model.rowOf(feature));
  }

  private add(row: number | undefined): void {
    if (row === undefined || this.foundIn[row] === this.sentence) return;
    this.foundIn[row] = this.sentence;
    this.rows.push(row);
  }
}
