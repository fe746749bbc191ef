import { QueryFailedError } from 'typeorm';
import pg from 'pg';
import { errorRecord, kindOfError } from './error-record.js';

const SECRET = 'CANARY of Jane Roe';

function ofPostgres(code: string, message: string): pg.DatabaseError {
  const details = {
    code,
    severity: 'ERROR',
    table: 'members',
    column: 'email',
    constraint: 'members_email',
    routine: '_bt_check_unique',
  };
  return Object.assign(new pg.DatabaseError(message, 1, 'error'), details, {
    detail: `Key (email)=(${SECRET}) already exists.`,
    where: SECRET,
    hint: SECRET,
    internalQuery: SECRET,
  });
}

it('tells of a query that failed what PostgreSQL calls it, and neither the query nor its parameters', () => {
  const cause = ofPostgres('23505', 'duplicate key value violates unique constraint "members_email"');
  const record = errorRecord(new QueryFailedError(`select '${SECRET}'`, [SECRET], cause));
  expect(record).toMatchObject({
    type: 'QueryFailedError',
    message: 'duplicate key value violates unique constraint "members_email"',
    code: '23505',
    severity: 'ERROR',
    table: 'members',
    column: 'email',
    constraint: 'members_email',
    routine: '_bt_check_unique',
  });
  expect(record['stack']).toContain('error-record.spec');
  expect(JSON.stringify(record)).not.toContain('CANARY');
});

it('tells why a query failed of which PostgreSQL said nothing', () => {
  const lost = new QueryFailedError(`select '${SECRET}'`, [SECRET], new Error('Connection terminated unexpectedly'));
  const record = errorRecord(lost);
  expect(record).toMatchObject({ cause: { type: 'Error', message: 'Connection terminated unexpectedly' } });
  expect(kindOfError(record)).toBe('Error Connection terminated unexpectedly');
  expect(JSON.stringify(record)).not.toContain('CANARY');
});

class StrangeError extends Error {
  override readonly name = SECRET;
}

it.each<[string, Error]>([
  ['PostgreSQL quotes a value', ofPostgres('22P02', `invalid input syntax for type uuid: "${SECRET}"`)],
  [
    'a text is no JSON',
    (() => {
      try {
        JSON.parse(SECRET);
      } catch (error) {
        return error as Error;
      }
      return new Error();
    })(),
  ],
  [
    'an argument is wrong',
    (() => {
      try {
        Buffer.from(SECRET, SECRET as never);
      } catch (error) {
        return error as Error;
      }
      return new Error();
    })(),
  ],
  [
    'the system repeats a name',
    Object.assign(new Error(`getaddrinfo ENOTFOUND ${SECRET}`), { code: 'ENOTFOUND', hostname: SECRET }),
  ],
  [
    'Redis repeats a command',
    Object.assign(new Error(`ERR unknown command '${SECRET}'`), { name: 'ReplyError', command: { args: [SECRET] } }),
  ],
  ['a sentence quotes', new Error(`no such field: "${SECRET}" nor '${SECRET}'`)],
  ['a sentence quotes without an end', new Error(`unexpected token "${SECRET}`)],
  [
    'the message has lines like those of a stack',
    new TypeError(`x\n    at ${SECRET} (/a.js:1:1)\n    at b (/b.js:1:1)`),
  ],
  [
    'something is attached',
    Object.assign(new Error('It failed'), { query: SECRET, body: { text: SECRET }, code: SECRET }),
  ],
  ['an error has a name of its own', new StrangeError(SECRET)],
  [
    'all of that is a cause of a cause',
    new Error('Outer', { cause: new Error('Inner', { cause: ofPostgres('22P02', SECRET) }) }),
  ],
  ['several failed together', new AggregateError([ofPostgres('22P02', SECRET)], SECRET)],
])('keeps what people sent out of the log when %s', (_, error) => {
  expect(JSON.stringify(errorRecord(error))).not.toContain('CANARY');
});

it('tells of something thrown that is no error only what it is', () => {
  expect(errorRecord(SECRET)).toEqual({ type: 'string' });
});

it('tells where an error without a message was thrown', () => {
  expect(errorRecord(new Error())['stack']).toContain('error-record.spec');
});

it.each<[string, Error]>([
  ['28P01', ofPostgres('28P01', 'password authentication failed for user "intake"')],
  ['WRONGPASS', Object.assign(new Error('WRONGPASS invalid username-password pair'), { name: 'ReplyError' })],
  [
    'OOM',
    Object.assign(new Error('ERR Error running script: @user_script:1: -OOM command not allowed'), {
      name: 'ReplyError',
    }),
  ],
  ['ECONNREFUSED', new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })])],
  ['42703', new Error('Outer', { cause: ofPostgres('42703', 'column "lease_until" does not exist') })],
])('calls a failure %s', (kind, error) => {
  expect(kindOfError(errorRecord(error))).toBe(kind);
});
