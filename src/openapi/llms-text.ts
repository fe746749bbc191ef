import { type OpenAPIObject } from '@nestjs/swagger';
import { docsAddressOf, isForKeys, type Operation, operationsOf } from './operations.js';

/** The overview and a list of what an API key can do, for programs that read texts: see llmstxt.org. */
export function llmsText(document: OpenAPIObject): string {
  const { title, description = '' } = document.info;
  const lines = Object.entries(document.paths).flatMap(([path, item]) =>
    operationsOf({ ...document, paths: { [path]: item } })
      .filter(isForKeys)
      .map(
        (operation) =>
          `- [${methodOf(item, operation)} ${path}](${docsAddressOf(operation)}): ${operation.summary ?? ''}`,
      ),
  );
  return [
    `# ${title}`,
    description,
    '## Operations',
    'All of their parameters, bodies, answers and errors are in the [OpenAPI document](/openapi.json).',
    `${lines.join('\n')}\n`,
  ].join('\n\n');
}

function methodOf(item: object, operation: Operation): string {
  return (Object.entries(item).find(([, one]) => one === operation)?.[0] ?? '').toUpperCase();
}
