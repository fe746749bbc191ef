import { open, type FileHandle } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { usageFailure } from '../failures/failure.js';

/** What an import is into. Another one must not go on with its journal. */
export interface Destination {
  readonly base_url: string;
  readonly env: string;
  readonly cohort_id: string;
  readonly schema_id: string | null;
}

/** One line of the file. */
type Entry =
  | { readonly import: Destination }
  | { readonly sent: readonly string[] }
  | { readonly made: Readonly<Record<string, string>> };

/**
 * What an import has done, in a file beside the one that it imports: external ids before they are sent, submissions when
 * they are answered. It spares asking again; that nothing is made twice is the service's promise about external ids.
 */
export class Journal {
  private readonly sent = new Set<string>();
  private readonly made = new Map<string, string>();

  private constructor(
    readonly path: string,
    private readonly file: FileHandle,
  ) {}

  /** @throws Failure when it is of another import, or not a journal */
  static async open(path: string, destination: Destination): Promise<Journal> {
    const file = await open(path, 'a+', 0o600).catch((error: unknown) => {
      throw usageFailure(`The journal ${path} cannot be written: ${String(error)}`, 'journal');
    });
    const journal = new Journal(path, file);
    try {
      await journal.load(destination);
      return journal;
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** The submission that was made of a row, if any. */
  submissionOf(externalId: string): string | undefined {
    return this.made.get(externalId);
  }

  /** Whether it was sent, now or by a run that ended before the answer came. */
  wasSent(externalId: string): boolean {
    return this.sent.has(externalId);
  }

  async noteSent(externalIds: readonly string[]): Promise<void> {
    const fresh = externalIds.filter((id) => !this.sent.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) this.sent.add(id);
    await this.append({ sent: fresh });
  }

  async noteMade(made: Readonly<Record<string, string>>): Promise<void> {
    if (Object.keys(made).length === 0) return;
    for (const [id, submission] of Object.entries(made)) this.made.set(id, submission);
    await this.append({ made });
  }

  async close(): Promise<void> {
    await this.file.close();
  }

  private async load(destination: Destination): Promise<void> {
    const size = (await this.file.stat()).size;
    if (size === 0) {
      await this.append({ import: destination });
      return;
    }
    let isFirst = true;
    for await (const line of createInterface({ input: createReadStream(this.path), crlfDelay: Infinity })) {
      const entry = parseEntry(line);
      if (isFirst) this.assertOf(destination, entry);
      isFirst = false;
      // The last line may have been cut off by the end of the process that wrote it.
      if (entry !== null) this.take(entry);
    }
    await this.file.appendFile('\n');
  }

  private take(entry: Entry): void {
    if ('sent' in entry) for (const id of entry.sent) this.sent.add(id);
    if ('made' in entry) for (const [id, submission] of Object.entries(entry.made)) this.made.set(id, submission);
  }

  /** @throws Failure */
  private assertOf(destination: Destination, entry: Entry | null): void {
    if (entry === null || !('import' in entry)) {
      throw usageFailure(`${this.path} is not the journal of an import; move it away`, 'journal');
    }
    const names = Object.keys(destination) as (keyof Destination)[];
    const other = names.find((name) => entry.import[name] !== destination[name]);
    if (other === undefined) return;
    const [was, is] = [String(entry.import[other]), String(destination[other])];
    const advice = 'Go on with that one, or name another journal by --journal';
    throw usageFailure(`${this.path} is of an import with ${other} ${was}, not ${is}. ${advice}`, 'journal');
  }

  private async append(entry: Entry): Promise<void> {
    await this.file.appendFile(`${JSON.stringify(entry)}\n`);
  }
}

function parseEntry(line: string): Entry | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Entry) : null;
  } catch {
    return null;
  }
}
