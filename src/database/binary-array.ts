/** What PostgreSQL's catalogue pg_type calls them. */
const TYPES = { bytea: 17, text: 25, json: 114 } as const;

const HEADER_BYTES = 20;

/**
 * A list as PostgreSQL sends arrays itself (`array_send`): its elements go as they are. In an array's literal every quote
 * of theirs would have to be escaped, here and there, and in a list of JSON they would be read twice.
 */
export function binaryArray(type: keyof typeof TYPES, elements: readonly (string | Buffer)[]): Buffer {
  const lengths = elements.map((element) => Buffer.byteLength(element));
  const array = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + 4 + length, HEADER_BYTES));
  // One dimension, no nulls, and positions that begin at 1.
  let at = [1, 0, TYPES[type], elements.length, 1].reduce((offset, number) => array.writeInt32BE(number, offset), 0);
  elements.forEach((element, nth) => {
    at = array.writeInt32BE(lengths[nth] ?? 0, at);
    at += typeof element === 'string' ? array.write(element, at) : element.copy(array, at);
  });
  return array;
}
