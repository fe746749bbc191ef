import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { KeptContent } from '../../../common/http/kept-content.js';
import { packageFolder } from '../../../common/package-folder.js';

interface Asset {
  /** Where it is served: the name changes with the content, so that it can be kept for good. */
  readonly path: string;
  readonly name: string;
  readonly content: KeptContent;
}

const STYLES = load('form.css');
const SCRIPT = load('form.js');
const ASSETS: ReadonlyMap<string, Asset> = new Map([STYLES, SCRIPT].map((asset) => [asset.name, asset]));

export const STYLES_PATH = STYLES.path;
export const SCRIPT_PATH = SCRIPT.path;

/** Undefined for a name that no page refers to. */
export function findAsset(name: string): Asset | undefined {
  return ASSETS.get(name);
}

function load(file: string): Asset {
  const content = readFileSync(join(packageFolder(), 'public', 'apply', file));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = `${file.slice(0, -extname(file).length)}-${hash}${extname(file)}`;
  return { path: `/apply/assets/${name}`, name, content: new KeptContent(() => content) };
}
