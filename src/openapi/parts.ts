import { type OpenAPIObject } from '@nestjs/swagger';
import { SCENARIOS } from '../modules/sandbox/scenarios.js';
import { enumSchema, NAMED_ENUMS } from './names/named-enums.js';
import { operationsOf, responsesOf } from './operations.js';

type Components = NonNullable<OpenAPIObject['components']>;

export const DOCUMENT_FILES = ['openapi.json', 'openapi-portal.json'] as const;

/** Under which a part of the document is served, and committed. */
export type DocumentFile = (typeof DOCUMENT_FILES)[number];

const FOR_PARTNERS = /^\/(v1\/api\/|v1\/mcp$|health\/)/;

const TEAM_INFO = {
  title: 'Application Intake Service: the team’s portal and operations',
  description:
    'What the pages of the portal work with, behind the cookie that signing in sets, and what the operators of the service read. ' +
    'It moves with the pages. Programs that submit applications and read reports use the public API, at `/openapi.json`.',
};

/** One document for partners, whose clients hold a key, and one for the team: neither has much use for the other’s. */
export function partsOf(whole: OpenAPIObject): Readonly<Record<DocumentFile, OpenAPIObject>> {
  const partners = selected(whole, (path) => FOR_PARTNERS.test(path));
  const { webhooks: _, ...others } = whole;
  const team = selected(others, (path) => !FOR_PARTNERS.test(path));
  leaveOutCodes(partners, teamsOwnCodes(partners, team));
  return { 'openapi.json': partners, 'openapi-portal.json': { ...team, info: { ...team.info, ...TEAM_INFO } } };
}

/** The paths, and of everything else only what they speak of. */
function selected(whole: OpenAPIObject, wanted: (path: string) => boolean): OpenAPIObject {
  const paths = Object.fromEntries(Object.entries(whole.paths).filter(([path]) => wanted(path)));
  const operations = operationsOf({ ...whole, paths });
  const tags = new Set(operations.flatMap((operation) => operation.tags ?? []));
  const schemes = new Set(
    operations.flatMap(({ security = [] }) => security.flatMap((requirement) => Object.keys(requirement))),
  );
  return structuredClone({
    ...whole,
    ...(whole.tags && { tags: whole.tags.filter((tag) => tags.has(tag.name)) }),
    paths,
    components: {
      ...reachable(whole.components ?? {}, [paths, whole.webhooks]),
      ...only('securitySchemes', whole.components, schemes),
    },
  });
}

function reachable(components: Components, paths: object): Components {
  const found = new Map<string, Set<string>>();
  const follow = (part: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(/"#\/components\/([a-zA-Z]+)\/([\w-]+)"/g)) {
      const names = found.get(kind) ?? new Set();
      found.set(kind, names);
      if (names.has(name)) continue;
      names.add(name);
      follow((components as Record<string, Record<string, unknown>>)[kind]?.[name] ?? null);
    }
  };
  follow(paths);
  const kinds = Object.keys(components).filter((kind) => found.has(kind));
  return Object.assign({}, ...kinds.map((kind) => only(kind, components, found.get(kind) ?? new Set()))) as Components;
}

function only(kind: string, components: object | undefined, names: ReadonlySet<string>): object {
  const members = (components as Record<string, object> | undefined)?.[kind] ?? {};
  return { [kind]: Object.fromEntries(Object.entries(members).filter(([name]) => names.has(name))) };
}

/** Codes that only the team meets are no business of a partner's switch. */
function teamsOwnCodes(partners: OpenAPIObject, team: OpenAPIObject): Set<string> {
  const theirs = new Set<string>([...documentedCodes(partners), ...SCENARIOS]);
  return new Set([...documentedCodes(team)].filter((code) => !theirs.has(code)));
}

function documentedCodes(document: OpenAPIObject): Set<string> {
  const responses = operationsOf(document).flatMap((operation) =>
    responsesOf(operation).filter(([status]) => !status.startsWith('2')),
  );
  return new Set(responses.flatMap(([, { content }]) => Object.keys(content?.['application/json']?.examples ?? {})));
}

function leaveOutCodes({ components }: OpenAPIObject, codes: ReadonlySet<string>): void {
  const named = NAMED_ENUMS.find(({ name }) => name === 'ErrorCode');
  if (named === undefined || components?.schemas === undefined) return;
  components.schemas['ErrorCode'] = enumSchema({ ...named, values: named.values.filter((code) => !codes.has(code)) });
}
