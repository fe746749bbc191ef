import { canonicalJson } from '../../common/json/canonical-json.js';
import { toApiDate } from '../../common/time/api-date.js';

/** The properties of something at one moment. */
export type Facts = Readonly<Record<string, unknown>>;

interface FactChange {
  /** Null for what did not exist. */
  readonly before: Facts | null;
  readonly after: Facts | null;
}

/** A brief may be long; its beginning shows what was changed, and the entry stays for ever. */
const MOST_CHARACTERS = 500;

/** The properties that differ, as the API names and shows them; null when none does. */
export function changeOf({ before, after }: FactChange): FactChange | null {
  if (before === null || after === null)
    return { before: before && published(before), after: after && published(after) };
  const names = Object.keys(after).filter(
    (name) => canonicalJson(shown(before[name])) !== canonicalJson(shown(after[name])),
  );
  if (names.length === 0) return null;
  return { before: published(pick(before, names)), after: published(pick(after, names)) };
}

function pick(facts: Facts, names: readonly string[]): Facts {
  return Object.fromEntries(names.map((name) => [name, facts[name]]));
}

function published(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [snakeCase(name), shortened(shown(value))]));
}

function shown(value: unknown): unknown {
  return value instanceof Date ? toApiDate(value) : (value ?? null);
}

function shortened(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= MOST_CHARACTERS) return value;
  // By code points, so that no character is cut in half.
  return `${[...value].slice(0, MOST_CHARACTERS).join('')}…`;
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
