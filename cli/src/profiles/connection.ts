import { Failure, usageFailure } from '../failures/failure.js';
import { EXIT } from '../failures/exit-codes.js';
import { type Surroundings } from '../terminal/surroundings.js';
import { ProfileFile } from './profile-file.js';

/** Where `npm start` listens. */
const USUAL_ADDRESS = 'http://127.0.0.1:3000';

export const USUAL_PROFILE = 'default';

export interface ConnectionOptions {
  readonly profile?: string;
  readonly baseUrl?: string;
}

export interface Connection {
  readonly profile: string;
  readonly baseUrl: string;
  /** Null where none was stored, nor is in the environment. */
  readonly apiKey: string | null;
}

/** Which service, with which key: options first, then the environment, then the profile. @throws Failure */
export async function findConnection(around: Surroundings, options: ConnectionOptions): Promise<Connection> {
  const { environment } = around;
  const profile = profileName(around, options);
  const { [profile]: stored } = await new ProfileFile(around).read();
  const asked = options.baseUrl ?? set(environment['INTAKE_BASE_URL']) ?? stored?.base_url ?? USUAL_ADDRESS;
  const baseUrl = readAddress(asked);
  // A stored key is sent to the service that it was stored for, and to no other.
  const storedKey = stored?.base_url === baseUrl ? stored.api_key : null;
  return { profile, baseUrl, apiKey: set(environment['INTAKE_API_KEY']) ?? storedKey };
}

export function profileName({ environment }: Surroundings, options: ConnectionOptions): string {
  const name = options.profile ?? set(environment['INTAKE_PROFILE']) ?? USUAL_PROFILE;
  if (!/^[\w.-]{1,64}$/.test(name)) throw usageFailure('The name of a profile is of letters, digits, ".", "-" and "_"');
  return name;
}

/** @throws Failure */
export function keyOf({ apiKey, profile, baseUrl }: Connection): string {
  if (apiKey !== null) return apiKey;
  const how = `intake login --base-url ${baseUrl}${profile === USUAL_PROFILE ? '' : ` --profile ${profile}`}`;
  throw new Failure(`No API key for ${baseUrl}: run "${how}", or set INTAKE_API_KEY`, 'no_key', EXIT.key);
}

/** An address without what it must not have, and without a slash at its end. @throws Failure */
function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
  if (!isWeb || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw usageFailure('The address of the service is one such as https://intake.example.com, without user or query');
  }
  return url.href.replace(/\/$/, '');
}

/** Whether what is sent there can be read on the way. */
export function isReadOnTheWay(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

function set(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}
