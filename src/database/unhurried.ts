/**
 * For a transaction whose outcome nobody is told: its commit does not wait for the disk. If PostgreSQL crashes, commits
 * of the last moment are forgotten, but never one that somebody was told of.
 */
export const UNHURRIED = `select set_config('synchronous_commit', 'off', true)`;
