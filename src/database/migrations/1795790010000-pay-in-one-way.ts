import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** How tokens are paid from the shards of a balance, for intake, retries and grants alike. */
export class PayInOneWay1795790010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Adds to a balance, and divides it among the shards in whole prices, so that as many of them as possible can pay for
      -- something; what is less than a price goes to the first. Waits for everybody who is paying or being paid. Gives the
      -- balance that there is then, and changes nothing when that would be below zero.
      create function divide_tokens(organisation uuid, change bigint, price bigint) returns bigint language plpgsql as $$
        declare
          unit bigint := greatest(price, 1);
          balance bigint;
        begin
          perform from token_accounts where organisation_id = organisation order by shard for no key update;
          select coalesce(sum(available), 0) + change into balance from token_accounts where organisation_id = organisation;
          if balance >= 0 then
            update token_accounts
               set available = unit * (balance / unit / 32 + (shard < balance / unit % 32)::integer) + case shard when 0 then balance % unit else 0 end
             where organisation_id = organisation;
          end if;
          return balance;
        end
      $$;

      -- Pays from a shard that holds enough and that nobody else is paying from, or else from all of them, divided anew.
      -- False when there is not enough. A transaction that pays often begins its search at the same shard each time, and so
      -- holds few.
      create function pay_tokens(organisation uuid, amount bigint, price bigint) returns boolean language plpgsql as $$
        begin
          update token_accounts set available = available - amount
           where organisation_id = organisation and shard = (
             select shard from token_accounts where organisation_id = organisation and available >= amount
              order by shard # (pg_current_xact_id()::text::bigint % 32)::integer limit 1 for no key update skip locked);
          if found then
            return true;
          end if;
          return divide_tokens(organisation, -amount, price) >= 0;
        end
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function pay_tokens(uuid, bigint, bigint);
      drop function divide_tokens(uuid, bigint, bigint);
    `);
  }
}
