/* How the reviews of a batch are paid for, of the organisation $1, by statements that intake sends along with its own. */

/** SQL that pays an amount, of which the dearest review costs so much: whether there is enough. */
export const canPay = (amount: string, dearest: string): string =>
  `(${amount}::bigint = 0 or pay_tokens($1, ${amount}, ${dearest}))`;

/** Writes the reservations down, of a relation with `entry`, `price`, `id`, `run` and `environment` of each submission. */
export const reserveFor = (items: string): string => `
  insert into token_entries (id, organisation_id, kind, amount, submission_id, run, environment)
  select entry, $1, 'reserve', -price, id, run, environment from ${items}`;

export const BALANCE = 'select coalesce(sum(available), 0) as balance from token_accounts where organisation_id = $1';
