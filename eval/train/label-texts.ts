import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '../json-lines.js';
import { type Topic } from '../../src/modules/fields/questions/topic-model.js';

/** A question of a form, and what it asks for. */
export interface LabelText {
  readonly label: string;
  readonly role: Topic;
  /** What it counts for; a turn of phrase that stands in for a whole question counts for less. */
  readonly weight?: number;
}

const FOLDER = join('eval', 'train');
const OWN = ['labels/examples', 'labels/usual', 'labels/phrases'];
/** Writers who knew neither each other's questions nor the rules: each of them is a test for what the others taught. */
const HANDS = ['ada', 'bo', 'cleo', 'dan'];

export interface LabelTexts {
  readonly own: readonly LabelText[];
  readonly hands: ReadonlyMap<string, readonly LabelText[]>;
  /** Changes with any of them. */
  readonly hash: string;
}

export function readLabelTexts(): LabelTexts {
  const hash = createHash('sha256');
  const read = (name: string): LabelText[] => {
    const text = readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8');
    hash.update(text);
    return rowsOf(text);
  };
  const own = OWN.flatMap(read);
  const present = HANDS.filter((hand) => existsSync(join(FOLDER, hand, 'labels.jsonl')));
  const hands = new Map(present.map((hand) => [hand, read(`${hand}/labels`)]));
  return { own, hands, hash: hash.digest('hex') };
}
