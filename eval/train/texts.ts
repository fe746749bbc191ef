import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRows } from '../json-lines.js';

const FOLDER = join('eval', 'train');
/** Questions of forms, which no hand wrote alone, and texts that nothing is learned from yet. */
const OTHERS: ReadonlySet<string> = new Set(['labels', 'waiting']);

/** Those who wrote texts to learn from, without seeing each other's: a folder for each hand. */
export function hands(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !OTHERS.has(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** What one hand wrote of one kind; nothing where it has not. */
export function textsOf<Row>(hand: string, kind: string): Row[] {
  const path = join(FOLDER, hand, `${kind}.jsonl`);
  return existsSync(path) ? readRows(path) : [];
}

/** Names the texts that a model was learned from. */
export function hashOf(rows: unknown): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
}
