import fc from 'fast-check';
import { SHARDS, spread } from './shards.js';

const amount = fc.nat({ max: 1_000_000_000 });

it('gives every token to some shard, and a debt to none', () => {
  fc.assert(
    fc.property(amount, fc.nat({ max: 1_000_000 }), (balance, price) => {
      const shares = spread(balance, price);
      expect(shares).toHaveLength(SHARDS);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(balance);
    }),
  );
});

it('leaves as many shards able to pay the price as the balance covers', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 1_000_000 }), (balance, price) => {
      const able = spread(balance, price).filter((share) => share >= price);
      expect(able).toHaveLength(Math.min(SHARDS, Math.floor(balance / price)));
    }),
  );
});
