import { type Components, type Schema, type Shape, shapeOf } from './schema-shape.js';

/** Whose the value is: what callers send must be taken as before, what they get must be what they know. */
export type Direction = 'sent' | 'received';

interface Side {
  readonly schema: Schema;
  readonly components: Components;
}

/** Of named schemas, those that were compared already: each is told of once, where it is met first, and ends within itself. */
export type Compared = Set<string>;

/** What callers of the earlier schema would stumble over; nothing of what may grow. */
export function schemaChanges(
  at: string,
  earlier: Side,
  later: Side,
  direction: Direction,
  compared: Compared,
): string[] {
  if (wasCompared(earlier.schema.$ref, later.schema.$ref, direction, compared)) return [];
  const [before, after] = [shapeOf(earlier.schema, earlier.components), shapeOf(later.schema, later.components)];
  const inside = (name: string, one: Schema, other: Schema): string[] =>
    schemaChanges(name, { ...earlier, schema: one }, { ...later, schema: other }, direction, compared);
  const own = direction === 'sent' ? narrowed(before, after) : widened(before, after);
  return [
    ...own.map((change) => `${at}: ${change}`),
    ...Object.entries(before.properties).flatMap(([name, property]) => {
      const there = after.properties[name];
      return there === undefined ? [`${at}.${name} is gone`] : inside(`${at}.${name}`, property, there);
    }),
    ...(before.items !== null && after.items !== null ? inside(`${at}[]`, before.items, after.items) : []),
    ...alternativeChanges(at, before, after, inside),
  ];
}

function wasCompared(
  one: string | undefined,
  other: string | undefined,
  direction: Direction,
  compared: Compared,
): boolean {
  if (one === undefined || other === undefined) return false;
  const pair = `${direction} ${one} ${other}`;
  if (compared.has(pair)) return true;
  compared.add(pair);
  return false;
}

function alternativeChanges(
  at: string,
  before: Shape,
  after: Shape,
  inside: (name: string, one: Schema, other: Schema) => string[],
): string[] {
  if (before.alternatives.length !== after.alternatives.length) return [`${at} has other alternatives`];
  return before.alternatives.flatMap((alternative, index) =>
    inside(`${at}(${index})`, alternative, after.alternatives[index] ?? {}),
  );
}

/** What was taken, and is not any more. */
function narrowed(before: Shape, after: Shape): string[] {
  return [
    ...refusedTypes(before, after).map((type) => `${type} is not taken any more`),
    ...missing(before.values, after.values).map((value) => `the value ${value} is not taken any more`),
    ...(before.values === null && after.values !== null ? ['only certain values are taken'] : []),
    ...after.required.filter((name) => !before.required.includes(name)).map((name) => `${name} is required`),
    ...(after.isClosed && !before.isClosed ? ['unknown fields are refused'] : []),
    ...Object.entries(after.bounds)
      .filter(([name, bound]) => isTighter(name, boundOf(before, name), bound))
      .map(([name]) => `${name} is tighter`),
    ...Object.entries(after.texts)
      .filter(([name, text]) => before.texts[name] !== text)
      .map(([name]) => `${name} is another`),
  ];
}

/** What was not sent, and may be now. Values of enums and limits may grow, which the policy says. */
function widened(before: Shape, after: Shape): string[] {
  return [
    ...refusedTypes(after, before).map((type) => `may be ${type} now`),
    ...(before.values !== null && after.values === null ? ['may be any value now'] : []),
    ...before.required
      .filter((name) => name in after.properties && !after.required.includes(name))
      .map((name) => `${name} may be left out now`),
    ...Object.entries(before.texts)
      .filter(([name, text]) => after.values === null && after.texts[name] !== text)
      .map(([name]) => `${name} is another`),
  ];
}

/** Types of the one that the other does not know. An integer is a number; no types are all of them. */
function refusedTypes(one: Shape, other: Shape): string[] {
  if (other.types.length === 0) return [];
  if (one.types.length === 0) return ['any type'];
  return one.types.filter(
    (type) => !other.types.includes(type) && !(type === 'integer' && other.types.includes('number')),
  );
}

function missing(before: readonly string[] | null, after: readonly string[] | null): string[] {
  return before === null || after === null ? [] : before.filter((value) => !after.includes(value));
}

/** Values that are listed are no longer than the longest of them. */
function boundOf({ bounds, values }: Shape, name: string): number | undefined {
  const isLength = name === 'maxLength' && values !== null;
  return bounds[name] ?? (isLength ? Math.max(...values.map((value) => value.length - '""'.length)) : undefined);
}

function isTighter(name: string, before: number | undefined, after: number): boolean {
  if (before === undefined) return true;
  return /^(min|exclusiveMin)/.test(name) ? after > before : after < before;
}
