import { type Intake, type Me } from '@application-intake/sdk';
import { type Command } from 'commander';
import { EXIT, type ExitCode } from '../failures/exit-codes.js';
import { Failure } from '../failures/failure.js';
import { failureOf } from '../failures/failure-of.js';
import { isReadOnTheWay, keyOf } from '../profiles/connection.js';
import { ProfileFile } from '../profiles/profile-file.js';
import { clientOf, type Session } from '../session.js';

type State = 'ok' | 'warning' | 'failed';

interface Check {
  readonly check: string;
  readonly state: State;
  readonly message: string;
  readonly exitCode?: ExitCode;
}

const TIMEOUT_MS = 10_000;
/** Receivers of webhooks believe no signature that is five minutes off; half a minute is a clock that runs away. */
const NOTABLE_SKEW_MS = 30_000;
const HARMFUL_SKEW_MS = 300_000;
const SOON_MS = 14 * 24 * 3_600_000;
const ALL_SCOPES = ['applications:write', 'applications:read', 'insights:read'] as const;

export function addDoctor(program: Command, session: Session): void {
  program
    .command('doctor')
    .description('check the service, the key, its scopes, cohorts, the clock, balance and limits')
    .action(() => doctor(session));
}

async function doctor(session: Session): Promise<void> {
  const connection = await session.connection();
  const checks = [await checkFile(session), ...(await checkService(connection.baseUrl))];
  if (checks.every(({ state }) => state !== 'failed')) {
    const client = readClient(() => clientOf(keyOf(connection), connection.baseUrl));
    checks.push(...('check' in client ? [client] : await checkAccount(client)));
  }
  const failed = checks.find(({ state }) => state === 'failed');
  const told = checks.map(({ check, state, message }) => ({ check, state, message }));
  session.output.result({ ok: failed === undefined, base_url: connection.baseUrl, checks: told }, (shown, paper) =>
    shown.checks
      .map(({ check, state, message }) => {
        const shade = state === 'ok' ? 'green' : state === 'warning' ? 'yellow' : 'red';
        return `${paper.shade(shade, state.padEnd(8))} ${check.padEnd(9)} ${message}`;
      })
      .join('\n'),
  );
  if (failed !== undefined)
    throw new Failure(`${failed.check}: ${failed.message}`, 'not_well', failed.exitCode ?? EXIT.bug);
}

async function checkFile({ around }: Session): Promise<Check> {
  const file = new ProfileFile(around);
  const isOpen = await file.isOpenToOthers();
  if (isOpen === null) return ok('profiles', 'none stored');
  if (!isOpen) return ok('profiles', `${file.path}, which only you can read`);
  return { check: 'profiles', state: 'warning', message: `others can read ${file.path}: chmod 600 it` };
}

async function checkService(baseUrl: string): Promise<Check[]> {
  const startedAt = Date.now();
  try {
    const response = await fetch(`${baseUrl}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.arrayBuffer();
    if (!response.ok) return [failed('service', `it answers ${response.status}: not ready`, EXIT.unavailable)];
    const ms = Date.now() - startedAt;
    const told = `reachable in ${ms} ms`;
    const service = isReadOnTheWay(baseUrl)
      ? ({ check: 'service', state: 'warning', message: `${told}, and not encrypted` } as const)
      : ok('service', told);
    return [service, checkClock(response.headers.get('date'), startedAt + ms / 2)];
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return [failed('service', `not reachable at ${baseUrl}${cause}`, EXIT.unavailable)];
  }
}

function checkClock(date: string | null, here: number): Check {
  const there = Date.parse(date ?? '');
  if (Number.isNaN(there)) return { check: 'clock', state: 'warning', message: 'the service told no time' };
  // The header has no parts of a second.
  const skew = Math.max(0, Math.abs(here - there - 500) - 500);
  const message = `${Math.round(skew / 1_000)} s between this clock and that of the service`;
  if (skew >= HARMFUL_SKEW_MS)
    return failed('clock', `${message}: signatures of webhooks will not be believed`, EXIT.refused);
  return skew >= NOTABLE_SKEW_MS ? { check: 'clock', state: 'warning', message } : ok('clock', message);
}

function readClient(make: () => Intake): Intake | Check {
  try {
    return make();
  } catch (error) {
    const { message } = failureOf(error);
    return failed('key', message, EXIT.key);
  }
}

async function checkAccount(client: Intake): Promise<Check[]> {
  try {
    const { data: me, response } = await client.me().withResponse();
    const { balance, reserved } = await client.balance();
    const open = await client.programs.list({ status: 'open' }).all();
    const limits = response.headers.get('ratelimit');
    return [
      checkKey(me),
      checkScopes(me),
      open.length > 0
        ? ok(
            'cohorts',
            `${open.length} open: ${open
              .slice(0, 3)
              .map(({ name }) => name)
              .join(', ')}`,
          )
        : { check: 'cohorts', state: 'warning', message: 'none is open to this key' },
      balance > 0
        ? ok('balance', `${balance} tokens, ${reserved} reserved`)
        : { check: 'balance', state: 'warning', message: `no tokens left, ${reserved} reserved` },
      ...(limits === null ? [] : [ok('limits', limits)]),
    ];
  } catch (error) {
    const { message, exitCode } = failureOf(error);
    return [failed('key', message, exitCode)];
  }
}

function checkKey({ organisation, env, key_name: name, expires_at: end }: Me): Check {
  const message = `"${name}" of ${organisation}, ${env}`;
  const left = end === null ? Infinity : Date.parse(`${end}Z`) - Date.now();
  return left < SOON_MS
    ? { check: 'key', state: 'warning', message: `${message}; it expires at ${end ?? ''}` }
    : ok('key', message);
}

function checkScopes({ scopes }: Me): Check {
  const missing = ALL_SCOPES.filter((scope) => !scopes.includes(scope));
  if (missing.length === 0) return ok('scopes', scopes.join(', '));
  return { check: 'scopes', state: 'warning', message: `${scopes.join(', ')}; without ${missing.join(', ')}` };
}

function ok(check: string, message: string): Check {
  return { check, state: 'ok', message };
}

function failed(check: string, message: string, exitCode: ExitCode): Check {
  return { check, state: 'failed', message, exitCode };
}
