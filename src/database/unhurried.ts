/**
 * For a transaction that nobody is promised anything by: its commit does not wait for the disk. A crash of PostgreSQL can
 * forget what was committed so within the last moment, never what anybody else committed later and was told of.
 */
export const UNHURRIED = `select set_config('synchronous_commit', 'off', true)`;
