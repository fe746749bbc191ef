const MOST_BYTES = 1_024;

/** The first KiB of somebody's answer, as a text that can be stored and shown: no half characters, none that is not one. */
export function textOf(bytes: Buffer): string {
  const beginning = new TextDecoder('utf-8').decode(bytes.subarray(0, MOST_BYTES), {
    stream: bytes.length > MOST_BYTES,
  });
  // Characters that could not be read take up more room than what they stand for.
  return Buffer.from(beginning.replaceAll('\0', '\uFFFD'))
    .subarray(0, MOST_BYTES)
    .toString('utf8')
    .replace(/\uFFFD$/, '');
}
