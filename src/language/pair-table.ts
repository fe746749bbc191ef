const NONE = -1;
/** At most so full, it hardly ever has to look twice. */
const ROOM = 2;

/** Rows by two numbers each, in arrays that are looked up in place: a map for each first number took several times the room. */
export class PairTable {
  private readonly firsts: Int32Array;
  private readonly seconds: Int32Array;
  private readonly rows: Int32Array;
  private readonly mask: number;

  constructor(pairs: readonly (readonly [first: number, second: number, row: number])[]) {
    const size = 2 ** Math.ceil(Math.log2(ROOM * (pairs.length + 1)));
    this.mask = size - 1;
    this.firsts = new Int32Array(size).fill(NONE);
    this.seconds = new Int32Array(size);
    this.rows = new Int32Array(size).fill(NONE);
    for (const [first, second, row] of pairs) {
      const at = this.placeOf(first, second);
      this.firsts[at] = first;
      this.seconds[at] = second;
      this.rows[at] = row;
    }
  }

  /** -1 for two that are no pair; so is any with a number below zero. */
  rowOf(first: number, second: number): number {
    if (first < 0 || second < 0) return NONE;
    return this.rows[this.placeOf(first, second)] ?? NONE;
  }

  /** Where the pair is, or would be. */
  private placeOf(first: number, second: number): number {
    const { firsts, seconds, mask } = this;
    let at = (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> 8;
    for (at &= mask; firsts[at] !== NONE; at = (at + 1) & mask)
      if (firsts[at] === first && seconds[at] === second) break;
    return at;
  }
}
