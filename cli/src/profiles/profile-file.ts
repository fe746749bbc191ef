import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { usageFailure } from '../failures/failure.js';
import { type Surroundings } from '../terminal/surroundings.js';

export interface Profile {
  readonly base_url: string;
  readonly api_key: string;
}

type Profiles = Readonly<Record<string, Profile>>;

/** Nobody but the owner reads or writes. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
const OTHERS = 0o077;

/** Where this person's files of this program are, as XDG has it. */
export function configFolder({ environment }: Surroundings): string {
  const base = environment['XDG_CONFIG_HOME'];
  return join(base === undefined || base === '' ? join(environment['HOME'] ?? homedir(), '.config') : base, 'intake');
}

/** The keys that were stored, by the name of their profile. */
export class ProfileFile {
  readonly path: string;

  constructor(around: Surroundings) {
    this.path = join(configFolder(around), 'profiles.json');
  }

  /** @throws Failure when the file is there and makes no sense */
  async read(): Promise<Profiles> {
    const text = await readFile(this.path, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return '{}';
      throw usageFailure(`${this.path} cannot be read: ${messageOf(error)}`, 'unreadable_profiles');
    });
    try {
      const value: unknown = JSON.parse(text);
      if (isProfiles(value)) return value;
    } catch {
      // As below.
    }
    throw usageFailure(`${this.path} does not hold profiles; remove it, and log in again`, 'unreadable_profiles');
  }

  async put(name: string, profile: Profile): Promise<void> {
    await this.write({ ...(await this.read()), [name]: profile });
  }

  async remove(name: string): Promise<void> {
    const { [name]: _removed, ...rest } = await this.read();
    await this.write(rest);
  }

  /** Whether others than its owner may read or write it; null where there is none. */
  async isOpenToOthers(): Promise<boolean | null> {
    try {
      return ((await stat(this.path)).mode & OTHERS) !== 0;
    } catch {
      return null;
    }
  }

  private async write(profiles: Profiles): Promise<void> {
    await writePrivately(this.path, `${JSON.stringify(profiles, null, 2)}\n`);
  }
}

/** Whole or not at all, and never readable by others, not even for a moment. */
export async function writePrivately(path: string, text: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const fresh = join(folder, `.${randomUUID()}`);
  await writeFile(fresh, text, { mode: PRIVATE_FILE, flag: 'wx' });
  await chmod(fresh, PRIVATE_FILE);
  await rename(fresh, path);
}

function isProfiles(value: unknown): value is Profiles {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (profile: unknown) =>
      typeof profile === 'object' &&
      profile !== null &&
      typeof (profile as Partial<Profile>).api_key === 'string' &&
      typeof (profile as Partial<Profile>).base_url === 'string',
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
