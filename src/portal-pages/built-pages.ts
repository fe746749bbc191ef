import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KeptContent } from '../common/http/kept-content.js';
import { packageFolder } from '../common/package-folder.js';

/** What the portal's build left: one page, and files whose names change with their content. */
export class BuiltPages {
  private text: Promise<string> | undefined;

  private constructor(
    private readonly folder: string,
    private readonly assets: ReadonlyMap<string, KeptContent>,
  ) {}

  /** Null when the portal was not built. */
  static find(): BuiltPages | null {
    const folder = join(packageFolder(), 'dist', 'portal');
    if (!existsSync(join(folder, 'index.html'))) return null;
    const names = readdirSync(join(folder, 'assets'));
    return new BuiltPages(
      folder,
      new Map(names.map((name) => [name, new KeptContent(() => readFile(join(folder, 'assets', name)))])),
    );
  }

  /** Its text, which is a little different for each reader. */
  page(): Promise<string> {
    this.text ??= readFile(join(this.folder, 'index.html'), 'utf8');
    return this.text;
  }

  /** Undefined for a name that the build did not make. */
  asset(name: string): KeptContent | undefined {
    return this.assets.get(name);
  }
}
