import { type Compared, type Direction, schemaChanges } from './schema-changes.js';
import { type Components, type Schema } from './schema-shape.js';

interface Media {
  readonly schema?: Schema;
}

export interface ReleasedOperation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, ReleasedResponse>>;
  readonly 'x-required-scopes'?: readonly string[];
}

interface ReleasedResponse {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, Media>>;
}

/** As much of a document as callers rely on. */
export interface ReleasedDocument {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ReleasedOperation>>>>;
  readonly components: {
    readonly schemas: Components;
    readonly responses?: Readonly<Record<string, ReleasedResponse>>;
  };
}

/** Of an operation in the earlier document and in the later one. */
interface Pair {
  readonly at: string;
  readonly before: ReleasedOperation;
  readonly after: ReleasedOperation;
  readonly components: readonly [Components, Components];
  readonly compared: Compared;
}

/** What would break callers of the earlier document, by structure: names of schemas and of operations may change. */
export function breakingChanges(earlier: ReleasedDocument, later: ReleasedDocument): string[] {
  const components = [earlier.components.schemas, later.components.schemas] as const;
  const compared: Compared = new Set();
  return Object.entries(earlier.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, before]) => {
      const at = `${method.toUpperCase()} ${path}`;
      const after = later.paths[path]?.[method];
      if (after === undefined) return [`${at} is gone`];
      const pair = { at, before, after, components, compared };
      return [
        ...scopeChanges(pair),
        ...parameterChanges(pair),
        ...bodyChanges(pair),
        ...responseChanges(pair, [earlier, later]),
      ];
    }),
  );
}

function scopeChanges({ at, before, after }: Pair): string[] {
  const had = before['x-required-scopes'] ?? [];
  return (after['x-required-scopes'] ?? [])
    .filter((scope) => !had.includes(scope))
    .map((scope) => `${at} needs the scope ${scope}`);
}

function parameterChanges(pair: Pair): string[] {
  const { at, before, after } = pair;
  const keyOf = (parameter: { name: string; in: string }): string => `${parameter.in} ${parameter.name}`;
  const earlier = new Map((before.parameters ?? []).map((parameter) => [keyOf(parameter), parameter]));
  const later = new Map((after.parameters ?? []).map((parameter) => [keyOf(parameter), parameter]));
  return [
    ...[...earlier].filter(([key]) => !later.has(key)).map(([key]) => `${at}: ${key} is gone`),
    ...[...later].flatMap(([key, { required = false, schema = {} }]) => {
      const known = earlier.get(key);
      const isNewlyRequired = required && known?.required !== true;
      return [
        ...(isNewlyRequired ? [`${at}: ${key} is required`] : []),
        ...(known === undefined ? [] : changesBetween(pair, `${at}: ${key}`, [known.schema ?? {}, schema], 'sent')),
      ];
    }),
  ];
}

function bodyChanges(pair: Pair): string[] {
  const { at, before, after } = pair;
  const isNewlyRequired = after.requestBody?.required === true && before.requestBody?.required !== true;
  return [
    ...(isNewlyRequired ? [`${at}: a body is required`] : []),
    ...mediaChanges(pair, `${at} body`, [before.requestBody?.content, after.requestBody?.content], 'sent'),
  ];
}

function responseChanges(pair: Pair, [earlier, later]: readonly [ReleasedDocument, ReleasedDocument]): string[] {
  return Object.entries(pair.before.responses).flatMap(([status, response]) => {
    const at = `${pair.at} ${status}`;
    const [one, other] = [resolved(response, earlier), resolved(pair.after.responses[status], later)];
    if (other === undefined) return [`${at} is gone`];
    const lost = Object.keys(one?.headers ?? {}).filter((name) => other.headers?.[name] === undefined);
    return [
      ...lost.map((name) => `${at}: the header ${name} is gone`),
      ...mediaChanges(pair, at, [one?.content, other.content], 'received'),
    ];
  });
}

function resolved(response: ReleasedResponse | undefined, document: ReleasedDocument): ReleasedResponse | undefined {
  if (response?.$ref === undefined) return response;
  return document.components.responses?.[response.$ref.slice(response.$ref.lastIndexOf('/') + 1)];
}

type Both<T> = readonly [before: T, after: T];

function mediaChanges(
  pair: Pair,
  at: string,
  [before = {}, after = {}]: Both<Readonly<Record<string, Media>> | undefined>,
  direction: Direction,
): string[] {
  return Object.entries(before).flatMap(([type, { schema = {} }]) => {
    const there = after[type];
    return there === undefined
      ? [`${at}: ${type} is gone`]
      : changesBetween(pair, at, [schema, there.schema ?? {}], direction);
  });
}

function changesBetween(
  { components: [one, other], compared }: Pair,
  at: string,
  [before, after]: Both<Schema>,
  direction: Direction,
): string[] {
  return schemaChanges(
    at,
    { schema: before, components: one },
    { schema: after, components: other },
    direction,
    compared,
  );
}
