/** What PostgreSQL's catalogue pg_type calls them. */
const TYPES = { bytea: 17, text: 25, json: 114 } as const;

const HEADER_BYTES = 20;

/**
 * A list as PostgreSQL sends arrays itself (`array_send`): its elements go as they are. In an array's literal every quote
 * of theirs would have to be escaped, here and there, and in a list of JSON they would be read twice.
 */
export class BinaryArray {
  readonly byteLength: number;
  private readonly lengths: readonly number[];

  constructor(
    private readonly type: keyof typeof TYPES,
    private readonly elements: readonly (string | Uint8Array)[],
  ) {
    this.lengths = elements.map((element) => Buffer.byteLength(element));
    this.byteLength = this.lengths.reduce((sum, length) => sum + 4 + length, HEADER_BYTES);
  }

  /** Gives the position behind it. */
  write(message: Buffer, from: number): number {
    // One dimension, no nulls, and positions that begin at 1.
    let at = [1, 0, TYPES[this.type], this.elements.length, 1].reduce(
      (offset, number) => message.writeInt32BE(number, offset),
      from,
    );
    this.elements.forEach((element, nth) => {
      at = message.writeInt32BE(this.lengths[nth] ?? 0, at);
      if (typeof element === 'string') message.write(element, at);
      else message.set(element, at);
      at += this.lengths[nth] ?? 0;
    });
    return at;
  }
}
