import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { packageFolder } from '../common/package-folder.js';

interface BuiltFile {
  readonly content: Buffer;
  readonly compressed: Buffer;
}

/** What the portal's build left: one page, and files whose names change with their content. */
export class BuiltPages {
  private readonly read = new Map<string, Promise<BuiltFile>>();

  private constructor(
    private readonly folder: string,
    private readonly assets: ReadonlySet<string>,
  ) {}

  /** Null when the portal was not built. */
  static find(): BuiltPages | null {
    const folder = join(packageFolder(), 'dist', 'portal');
    const assets = join(folder, 'assets');
    return existsSync(join(folder, 'index.html')) ? new BuiltPages(folder, new Set(readdirSync(assets))) : null;
  }

  page(): Promise<BuiltFile> {
    return this.file('index.html');
  }

  /** Null for a name that the build did not make. */
  async asset(name: string): Promise<BuiltFile | null> {
    return this.assets.has(name) ? this.file(join('assets', name)) : null;
  }

  /** Read and compressed when it is first asked for. */
  private file(path: string): Promise<BuiltFile> {
    const known = this.read.get(path) ?? load(join(this.folder, path));
    this.read.set(path, known);
    return known;
  }
}

async function load(path: string): Promise<BuiltFile> {
  const content = await readFile(path);
  return { content, compressed: await promisify(gzip)(content) };
}
