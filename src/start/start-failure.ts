import { codeOf } from '../common/errors/code-of.js';
import { isDatabaseOutOfReach } from '../common/errors/foreign-errors.js';
import { isSqlState, safeMessage } from '../common/logging/safe-message.js';
import { DatabaseSetupError } from '../database/database-setup.error.js';

/** What the system says of a server that is not there names it; and what is taken for its name may be a piece of a password. */
const NOT_REACHED = /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)/;

/** A database that the start needs, and the setting that names it; null for one that this process started itself. */
interface NamedDatabase {
  readonly url: string;
  readonly setting: string | null;
}

/** Does what needs the database; when that cannot be used, the error says which one, why, and what to look at. */
export async function withDatabase<T>({ url, setting }: NamedDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseSetupError || !isDatabaseOutOfReach(error)) throw error;
    const remedy = setting === null ? '' : ` Check ${setting}.`;
    throw new Error(`PostgreSQL${placeOf(url)} cannot be used: ${reasonOf(error)}.${remedy}`, { cause: error });
  }
}

/** One sentence for a person, without a value of a setting in it. */
export function startFailure(error: unknown): string {
  return error instanceof Error && !hasTellingMessage(error)
    ? `The start failed: ${reasonOf(error)}.`
    : String(error instanceof Error ? error.message : error);
}

function hasTellingMessage(error: Error): boolean {
  return !isSqlState(codeOf(error)) && !NOT_REACHED.test(codeOf(error) ?? '');
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === undefined) return error instanceof Error ? (safeMessage(error) ?? error.name) : 'unknown';
  const message = error instanceof Error ? safeMessage(error) : undefined;
  return message === undefined ? code : `${message} (${code})`;
}

/** Nothing where a second at sign shows that a password was not escaped: then its end is what looks like the host. */
function placeOf(url: string): string {
  if (url.split('@').length > 2 || !URL.canParse(url)) return '';
  const { host } = new URL(url);
  return host === '' ? '' : ` at ${host}`;
}
