import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { packageFolder } from '../common/package-folder.js';

const FOLDER = join(packageFolder(), 'resources');

export function readResource(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}

/** The entries of a word list in `resources/`: one a line; empty lines and those that begin with # are for people. */
export function readList(name: string): string[] {
  return readResource(name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

export function readChoice(name: string): string {
  return readList(name).join('|') || '(?!)';
}

export function readNamedLists(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(join(FOLDER, folder)).sort();
  return new Map(files.map((file) => [parse(file).name, readList(join(folder, file))]));
}

/** Entries of a list, under the heading in brackets that stands before them. */
interface Section {
  readonly heading: string;
  readonly entries: readonly string[];
}

const HEADING = /^\[([^\]]+)\]$/;

export function sectionsIn(lines: readonly string[]): Section[] {
  const sections: { heading: string; entries: string[] }[] = [];
  for (const line of lines) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) sections.push({ heading, entries: [] });
    else sections.at(-1)?.entries.push(line);
  }
  return sections;
}

export function readTagged<Tag extends string>(tags: readonly Tag[], nameOf: (tag: Tag) => string): [string, Tag][] {
  return tags.flatMap((tag) => readList(nameOf(tag)).map((entry): [string, Tag] => [entry, tag]));
}

export function readHeaded(name: string): [string, string][] {
  return sectionsIn(readList(name)).flatMap(({ heading, entries }) =>
    entries.map((entry): [string, string] => [entry, heading]),
  );
}

export function readWords(name: string): ReadonlySet<string> {
  return new Set(readList(`words/${name}.txt`));
}

export function pairIn(line: string): [string, string] {
  const [one = '', other = ''] = line.split(' ');
  return [one, other];
}

/** What stands for what, of `resources/words/`: two words a line. */
export function readPairs(name: string): ReadonlyMap<string, string> {
  return new Map(readList(`words/${name}.txt`).map(pairIn));
}

export function readTable(name: string): unknown {
  return JSON.parse(readResource(name));
}

/** Numbers in tables are written as one of 64 steps, a letter for each, in this order. */
export const STEP_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const STEPS = new Uint8Array(128);
Array.from(STEP_LETTERS).forEach((letter, step) => {
  STEPS[letter.charCodeAt(0)] = step;
});

export function stepAt(letters: string, at: number): number {
  return STEPS[letters.charCodeAt(at)] ?? 0;
}
