import { readWords } from '../../../language/resources.js';
import { type Token, tokenise } from '../../../language/tokens.js';

/** The places of some words in a text, none inside another. */
export function placesOf(wanted: string, text: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  if (wanted === '') return places;
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + wanted.length))
    places.push({ start, end: start + wanted.length });
  return places;
}

const AMBIGUOUS_NAMES = readWords('ambiguous-names');

export interface Mask {
  start: number;
  end: number;
  capital: boolean;
}

const SHORTEST_PART = 3;
const SHORTEST_HANDLE_PART = 4;
const SHORTEST_HANDLE = 6;
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** What may stand between the parts of a name: "Lee-Ann", "J. Smith", "O’Brien". */
const GAP = /^[\s.'’-]{0,3}$/u;

/** Finds a founder's name in texts: whole, by its parts, and inside links and handles. */
export class FounderName {
  private readonly parts: string[];
  private readonly handles: ReadonlySet<string>;
  private readonly ordinary: ReadonlySet<string>;

  /** `isOrdinary` says which words stay readable in lower case even if they are part of a name. */
  constructor(
    private readonly name: string,
    isOrdinary: (word: string) => boolean,
  ) {
    this.parts = tokenise(name.slice(0, 400))
      .filter(({ kind }) => kind === 'word')
      .map(({ word }) => word);
    this.ordinary = new Set(this.parts.filter(isOrdinary));
    const joined = [this.parts.join(''), [...this.parts].reverse().join('')];
    this.handles = new Set(this.parts.length > 1 ? joined.filter((handle) => handle.length >= SHORTEST_HANDLE) : []);
  }

  masksIn(text: string, tokens: readonly Token[]): Mask[] {
    if (this.parts.length === 0) return [];
    const masks = UNSPACED_SCRIPT.test(this.name) ? this.unspaced(text) : [];
    for (let at = 0; at < tokens.length;) {
      const length = this.wholeAt(text, tokens, at);
      const token = tokens[at];
      const last = tokens[at + Math.max(length, 1) - 1];
      if (token && last && (length > 0 || this.isNamed(tokens, at)))
        masks.push({ start: token.start, end: last.end, capital: token.capital });
      at += Math.max(length, 1);
    }
    return masks;
  }

  private wholeAt(text: string, tokens: readonly Token[], at: number): number {
    if (this.parts.length < 2 || tokens[at]?.word !== this.parts[0]) return 0;
    const run = tokens.slice(at, at + this.parts.length);
    if (run.length < this.parts.length) return 0;
    const fits = run.every(({ word, start }, offset) => {
      const previous = run[offset - 1];
      return word === this.parts[offset] && (!previous || GAP.test(text.slice(previous.end, start)));
    });
    if (!fits) return 0;
    const isPhrase = run.every(({ word }) => this.ordinary.has(word)) && !run.every(({ capital }) => capital);
    return isPhrase ? 0 : run.length;
  }

  private isNamed(tokens: readonly Token[], at: number): boolean {
    const token = tokens[at];
    if (!token || token.kind === 'link') return false;
    return this.isPart(token) || this.handles.has(token.word) || (token.capital && this.isBesidePart(tokens, at));
  }

  private isPart({ kind, word, capital }: Token): boolean {
    if (kind !== 'word' || !this.parts.includes(word)) return false;
    if (word.length < SHORTEST_PART && this.parts.length > 1) return false;
    return this.ordinary.has(word) ? capital && AMBIGUOUS_NAMES.has(word) : true;
  }

  /** Whether an ordinary word of the name stands right beside a part that is no ordinary word. */
  private isBesidePart(tokens: readonly Token[], at: number): boolean {
    const word = tokens[at]?.word ?? '';
    if (word.length < SHORTEST_PART || !this.parts.includes(word)) return false;
    return [tokens[at - 1], tokens[at + 1]].some(
      (beside) => beside?.capital && beside.word !== word && this.isPart(beside),
    );
  }

  carriesName(link: string): boolean {
    const letters = link
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '');
    return this.parts.some((part) => part.length >= SHORTEST_HANDLE_PART && letters.includes(part));
  }

  private unspaced(text: string): Mask[] {
    const whole = this.name.replace(/\s+/gu, '');
    return whole.length > 1 ? placesOf(whole, text).map((place) => ({ ...place, capital: false })) : [];
  }
}
