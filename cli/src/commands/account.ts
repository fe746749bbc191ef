import { type Command } from 'commander';
import { usageFailure } from '../failures/failure.js';
import { isReadOnTheWay, profileName } from '../profiles/connection.js';
import { ProfileFile } from '../profiles/profile-file.js';
import { clientOf, type Session } from '../session.js';
import { askSecret, confirm, readInput } from '../terminal/ask.js';

export function addAccountCommands(program: Command, session: Session): void {
  program
    .command('login')
    .description('check an API key and keep it; it is asked for, or read from standard input')
    .action(() => login(session));
  program
    .command('logout')
    .description('forget the key of a profile')
    .option('--yes', 'do not ask')
    .action((options: { yes?: true }) => logout(session, options));
  program
    .command('whoami')
    .description('show what the key is and what it may do')
    .action(() => whoami(session));
}

async function login(session: Session): Promise<void> {
  const { around, output } = session;
  const { profile, baseUrl } = await session.connection();
  const isPerson = around.input.isTTY === true;
  const key = (isPerson ? await askSecret(around, `API key for ${baseUrl}: `) : await readInput(around)).trim();
  if (key === '') throw usageFailure('No API key came: type it, or pipe it in', 'no_key_given');
  if (isReadOnTheWay(baseUrl)) output.warning(`${baseUrl} is not encrypted: others on the way can read the key`);
  const me = await clientOf(key, baseUrl).me();
  const file = new ProfileFile(around);
  await file.put(profile, { base_url: baseUrl, api_key: key });
  output.result({ profile, base_url: baseUrl, ...me }, (shown) =>
    [
      `Logged in to ${shown.organisation} (${shown.env}) as profile "${shown.profile}".`,
      `The key is in ${file.path}, which only you can read.`,
    ].join('\n'),
  );
}

async function logout({ around, output, connectionOptions }: Session, { yes }: { yes?: true }): Promise<void> {
  const profile = profileName(around, connectionOptions);
  const file = new ProfileFile(around);
  const { [profile]: stored } = await file.read();
  if (stored !== undefined) {
    await confirm(around, `Forget the key of profile "${profile}"? It is shown nowhere else.`, yes === true);
    await file.remove(profile);
  }
  output.result({ profile, removed: stored !== undefined }, (shown) =>
    shown.removed ? `The key of profile "${shown.profile}" is forgotten.` : `There is no profile "${shown.profile}".`,
  );
}

async function whoami(session: Session): Promise<void> {
  const { profile, baseUrl } = await session.connection();
  const me = await (await session.client()).me();
  session.output.result({ profile, base_url: baseUrl, ...me }, (shown, paper) =>
    paper.facts([
      ['Organisation', shown.organisation],
      ['Key', shown.key_name],
      ['Environment', shown.env],
      ['Scopes', shown.scopes.join(', ')],
      ['Cohort', shown.cohort_id ?? 'all'],
      ['Expires', shown.expires_at ?? 'never'],
      ['Service', shown.base_url],
      ['Profile', shown.profile],
    ]),
  );
}
