import pg from 'pg';
import { startFailure, withDatabase } from './start-failure.js';

function ofPostgres(code: string, message: string): Error {
  return Object.assign(new pg.DatabaseError(message, 1, 'error'), { code });
}

function notFound(host: string): Error {
  return Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND', hostname: host });
}

/** What the operator reads when the error comes of a database. */
async function told(url: string, error: Error, setting: string | null = 'DATABASE_URL'): Promise<string> {
  return startFailure(
    await withDatabase({ url, setting }, () => Promise.reject(error)).catch((thrown: unknown) => thrown),
  );
}

it('names the server, the reason and the setting', async () => {
  expect(
    await told(
      'postgres://intake:secret@db.internal:5432/intake',
      ofPostgres('28P01', 'password authentication failed for user "intake"'),
    ),
  ).toBe(
    'PostgreSQL at db.internal:5432 cannot be used: password authentication failed for user "intake" (28P01). Check DATABASE_URL.',
  );
  expect(await told('postgres://intake:secret@nowhere:5432/intake', notFound('nowhere'), 'DATABASE_OWNER_URL')).toBe(
    'PostgreSQL at nowhere:5432 cannot be used: ENOTFOUND. Check DATABASE_OWNER_URL.',
  );
});

it('takes no piece of a password that was not escaped for the name of a server', async () => {
  const sentence = await told('postgres://intake:p@ss/w#rd@db:5432/intake', notFound('ss'));
  expect(sentence).toBe('PostgreSQL cannot be used: ENOTFOUND. Check DATABASE_URL.');
});

it('names no setting of a server that was started for this process', async () => {
  expect(
    await told('postgres://127.0.0.1:1/intake', ofPostgres('53300', 'sorry, too many clients already'), null),
  ).toBe('PostgreSQL at 127.0.0.1:1 cannot be used: sorry, too many clients already (53300).');
});

it('says what was said on purpose, and nothing of what others quote', async () => {
  expect(await told('postgres://db/intake', new Error('Organisations are not kept apart: …'))).toBe(
    'Organisations are not kept apart: …',
  );
  expect(startFailure(ofPostgres('22P02', 'invalid input syntax for type uuid: "SECRET"'))).toBe(
    'The start failed: 22P02.',
  );
  expect(startFailure(notFound('ss'))).toBe('The start failed: ENOTFOUND.');
});
