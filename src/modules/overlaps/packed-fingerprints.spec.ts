import fc from 'fast-check';
import { BANDS } from './fingerprint.js';
import { pack, unpack } from './packed-fingerprints.js';

const band = fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).filter((value) => value !== 0n));
const fingerprint = fc.record({
  key: fc.string({ unit: 'grapheme' }),
  bands: fc.array(band, { minLength: BANDS, maxLength: BANDS }),
  sketch: fc.array(fc.integer(), { maxLength: 64 }),
});

it('gives back what was packed', () => {
  fc.assert(
    fc.property(fc.array(fingerprint, { maxLength: 5 }), (fingerprints) => {
      expect(unpack(pack(fingerprints))).toEqual(fingerprints);
    }),
  );
});
