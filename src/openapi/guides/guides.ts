import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '../../common/package-folder.js';

/** In the order in which they are read. */
export const GUIDES = [
  'quick-start',
  'environments',
  'forms-and-schemas',
  'waiting',
  'webhooks',
  'retries',
  'limits',
  'errors',
  'agents',
  'going-live',
] as const;

type GuideName = (typeof GUIDES)[number];

export interface Guide {
  readonly name: GuideName;
  readonly title: string;
  /** What one learns from it, in a sentence or two. */
  readonly about: string;
  readonly markdown: string;
}

export function isGuide(name: string): name is GuideName {
  return GUIDES.some((guide) => guide === name);
}

/** As they are in the repository: a title, a paragraph of what it is about, and the rest. */
export function readGuides(): Promise<Guide[]> {
  return Promise.all(
    GUIDES.map(async (name) => {
      const markdown = await readFile(join(packageFolder(), 'docs', 'guides', `${name}.md`), 'utf8');
      const [title = '', about = ''] = markdown.split('\n\n');
      return { name, title: title.replace('# ', ''), about: about.replaceAll('\n', ' '), markdown };
    }),
  );
}
