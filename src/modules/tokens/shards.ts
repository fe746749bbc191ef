/**
 * Into how many rows a balance is divided. A row is locked until its transaction is on disk, so one row would let an
 * organisation submit one application at a time; of so many, a process finds a free one for each of its connections.
 */
export const SHARDS = 32;

/**
 * Divides a balance among the shards in whole prices, so that as many shards as possible can pay for something; what
 * is less than a price goes to the first.
 */
export function spread(balance: number, price: number): number[] {
  const unit = Math.max(price, 1);
  const units = Math.floor(balance / unit);
  const shares = Array.from(
    { length: SHARDS },
    (_, shard) => unit * (Math.floor(units / SHARDS) + (shard < units % SHARDS ? 1 : 0)),
  );
  return shares.map((share, shard) => (shard === 0 ? share + (balance - units * unit) : share));
}
