import { type ReleasedDocument } from './breaking-changes.js';

const PROMISED = '/v1/api/';
/** For people, and free to change. */
const WORDS = new Set(['description', 'summary', 'example', 'examples', 'operationId', 'tags']);

/** The part of a document that its promise is about: the public API, with the components that it uses, without words. */
export function promisedPart(document: ReleasedDocument): ReleasedDocument {
  const { info, paths, components } = withoutWords(document) as ReleasedDocument;
  const promised = Object.fromEntries(Object.entries(paths).filter(([path]) => path.startsWith(PROMISED)));
  const responses = components.responses ?? {};
  const used = new Set<string>();
  collect([promised, responses], components.schemas, used);
  const schemas = Object.fromEntries(Object.entries(components.schemas).filter(([name]) => used.has(name)));
  return { info: { version: info.version }, paths: promised, components: { schemas, responses } };
}

/** Of whatever is called like words only as a keyword: fields may have such names too. */
function withoutWords(node: unknown, isOfNames = false): unknown {
  if (Array.isArray(node)) return node.map((member) => withoutWords(member));
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([name]) => isOfNames || !WORDS.has(name));
  return Object.fromEntries(
    kept.map(([name, member]) => [name, withoutWords(member, name === 'properties' && !isOfNames)]),
  );
}

function collect(node: unknown, schemas: Readonly<Record<string, unknown>>, used: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, member] of Object.entries(node)) {
    const name = key === '$ref' && typeof member === 'string' ? member.replace('#/components/schemas/', '') : undefined;
    if (name === undefined) collect(member, schemas, used);
    else if (name in schemas && !used.has(name)) {
      used.add(name);
      collect(schemas[name], schemas, used);
    }
  }
}
