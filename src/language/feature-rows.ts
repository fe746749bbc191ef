import { type LinearTable } from './linear-model.js';
import { type KnownWord, rememberWords } from './remember-words.js';
import { END, type FeatureNotes, START } from './statement-features.js';

const NONE = -1;

/** The rows of a word, of what it begins with, and of its pairs, by the word that comes next. */
interface WordRows {
  readonly own: number;
  readonly pairs: ReadonlyMap<string, number>;
  beginning: number | undefined;
}

const NO_PAIRS: WordRows['pairs'] = new Map();

/** Finds a sentence's rows in a table by its words: no name is put together, and a word's rows only once it is met. */
export class FeatureRows implements FeatureNotes {
  /** By row, and sorted. */
  private readonly names: readonly string[];
  private readonly others = new Map<string, number>();
  /** For each row, in which sentence it was found last. */
  private readonly foundIn: Int32Array;
  private sentence = 0;
  private rows: number[] = [];
  private pairs = NO_PAIRS;

  private readonly rowsOf = rememberWords((word): WordRows => {
    const own = this.firstFrom(`w ${word}`);
    return { own: this.names[own] === `w ${word}` ? own : NONE, pairs: this.pairsOf(word), beginning: undefined };
  });

  constructor({ features }: Pick<LinearTable, 'features'>) {
    this.names = features.split('|');
    this.foundIn = new Int32Array(this.names.length);
    this.names.forEach((name, row) => {
      if (!name.startsWith('w ') && !name.startsWith('p ')) this.others.set(name, row);
    });
  }

  knowsWord(word: string | KnownWord): boolean {
    return this.rowsOf(word).own !== NONE;
  }

  find(tell: (notes: FeatureNotes) => void): readonly number[] {
    this.sentence += 1;
    this.rows = [];
    this.pairs = this.rowsOf(START).pairs;
    tell(this);
    return this.rows;
  }

  word(word: KnownWord, beginning: string): void {
    const rows = this.rowsOf(word);
    this.add(rows.own);
    this.add(this.pairs.get(word.text));
    this.pairs = rows.pairs;
    rows.beginning ??= this.others.get(beginning) ?? NONE;
    this.add(rows.beginning);
  }

  end(): void {
    this.add(this.pairs.get(END));
  }

  other(feature: string): void {
    this.add(this.others.get(feature));
  }

  private pairsOf(word: string): WordRows['pairs'] {
    const before = `p ${word} `;
    const pairs = new Map<string, number>();
    for (let row = this.firstFrom(before); this.names[row]?.startsWith(before); row += 1)
      pairs.set(this.names[row]?.slice(before.length) ?? '', row);
    return pairs.size === 0 ? NO_PAIRS : pairs;
  }

  /** The first row whose name does not come before this one. */
  private firstFrom(name: string): number {
    let [from, to] = [0, this.names.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.names[middle] ?? '') < name) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private add(row: number | undefined): void {
    if (row === undefined || row === NONE || this.foundIn[row] === this.sentence) return;
    this.foundIn[row] = this.sentence;
    this.rows.push(row);
  }
}
