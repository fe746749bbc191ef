import { type AnswerFingerprint } from './answer-fingerprints.js';
import { BANDS } from './fingerprint.js';

const INT = 4;
const BAND = 8;
/** Bytes: the length of the key, the length of the sketch, and the bands. */
const HEAD = 2 * INT + BANDS * BAND;

/** Packs fingerprints into few bytes; a missing band is zero. */
export function pack(fingerprints: readonly AnswerFingerprint[]): Buffer {
  return Buffer.concat(fingerprints.map(packOne));
}

export function unpack(packed: Buffer): AnswerFingerprint[] {
  const fingerprints: AnswerFingerprint[] = [];
  for (let at = 0; at < packed.length;) {
    const keyAt = at + HEAD + packed.readUInt32LE(at + INT) * INT;
    const end = keyAt + packed.readUInt32LE(at);
    fingerprints.push(unpackOne(packed.subarray(at, end), keyAt - at));
    at = end;
  }
  return fingerprints;
}

function packOne({ key, bands, sketch }: AnswerFingerprint): Buffer {
  const name = Buffer.from(key);
  const packed = Buffer.alloc(HEAD + sketch.length * INT + name.length);
  packed.writeUInt32LE(name.length, 0);
  packed.writeUInt32LE(sketch.length, INT);
  bands.forEach((band, nth) => packed.writeBigInt64LE(band ?? 0n, 2 * INT + nth * BAND));
  sketch.forEach((hash, nth) => packed.writeInt32LE(hash, HEAD + nth * INT));
  name.copy(packed, HEAD + sketch.length * INT);
  return packed;
}

function unpackOne(packed: Buffer, keyAt: number): AnswerFingerprint {
  const bands = Array.from({ length: BANDS }, (_, nth) => packed.readBigInt64LE(2 * INT + nth * BAND));
  const sketch = Array.from({ length: packed.readUInt32LE(INT) }, (_, nth) => packed.readInt32LE(HEAD + nth * INT));
  return {
    key: packed.toString('utf8', keyAt),
    bands: bands.map((band) => (band === 0n ? null : band)),
    sketch,
  };
}
