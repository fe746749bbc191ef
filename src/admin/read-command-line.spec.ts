import { readCommandLine } from './read-command-line.js';

const ORGANISATION = '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c';

describe('the administrator’s command line', () => {
  it.each([
    ['create-organisation --name Acme --email a@example.com'],
    ['create-organisation --name Acme --email=a@example.com --tokens 5'],
    [`grant-tokens --organisation ${ORGANISATION} --tokens 5 --note Invoice`],
    [
      `create-key --organisation ${ORGANISATION} --environment live --name Site --scopes insights:read,applications:read`,
    ],
    ['reset-password --email a@example.com'],
    [`create-cohort --organisation ${ORGANISATION} --name Spring --status open`],
    [`revoke-key --organisation ${ORGANISATION} --key ${ORGANISATION}`],
    ['migrate'],
  ])('understands %s', (line) => {
    expect(readCommandLine(line.split(' '))).toBeInstanceOf(Function);
  });

  it.each([
    ['', 'The command must be one of create-organisation, create-cohort, '],
    [
      `create-cohort --organisation ${ORGANISATION} --name Spring --status closed`,
      '--status must be one of draft, open.',
    ],
    ['migrate --organisation 7', "Unknown option '--organisation'."],
    [`revoke-key --organisation ${ORGANISATION} --key last`, '--key must be the id of a key.'],
    ['constructor', 'The command must be one of'],
    ['create-organisation --name Acme', '--email is required.'],
    ['create-organisation --name Acme --email acme', '--email must be a valid e-mail address.'],
    [
      'create-organisation --name Acme --email a@example.com --tokens 1.5',
      '--tokens must be a whole number from 0 to 1000000000.',
    ],
    ['create-organisation --colour red', "Unknown option '--colour'."],
    [
      'create-organisation --name Acme --tokens -5',
      '--tokens needs a value; one that begins with a dash is given as --tokens=-5.',
    ],
    ['create-organisation stray', "Unexpected argument 'stray'."],
    [`create-organisation --name ${'x'.repeat(201)} --email a@example.com`, '--name must be at most 200 characters.'],
    ['grant-tokens --organisation 7 --tokens 5', '--organisation must be the id of an organisation.'],
    [`grant-tokens --organisation ${ORGANISATION} --tokens 0`, '--tokens must be a whole number from 1 to 1000000000.'],
    [
      `create-key --organisation ${ORGANISATION} --environment live --name S --rate-limit 0`,
      '--rate-limit must be a whole number from 1 to 1000000.',
    ],
    [
      `create-key --organisation ${ORGANISATION} --environment prod --name Site`,
      '--environment must be one of test, live.',
    ],
    [
      `create-key --organisation ${ORGANISATION} --environment live --name S --scopes all`,
      '--scopes must be one of applications:write',
    ],
    [
      `create-key --organisation ${ORGANISATION} --environment live --name S --expires-at soon`,
      '--expires-at must be an ISO 8601',
    ],
    [
      `create-key --organisation ${ORGANISATION} --environment live --name S --expires-at 2020-01-01`,
      '--expires-at must be in the future.',
    ],
  ])('says what is wrong with %p', (line, sentence) => {
    expect(() => readCommandLine(line.split(' ').filter((word) => word !== ''))).toThrow(sentence);
  });
});
