/**
 * Into how many rows a balance is divided. A row is locked until its transaction is on disk, so one row would let an
 * organisation submit one application at a time; of so many, a process finds a free one for each of its connections.
 */
export const SHARDS = 32;
