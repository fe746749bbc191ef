import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRows } from '../json-lines.js';

const FOLDER = join('eval', 'train');
/** Questions of forms, which no hand wrote alone. */
const LABELS = 'labels';

/** Those who wrote texts to learn from, without seeing each other's: a folder for each hand. */
export function hands(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== LABELS)
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
