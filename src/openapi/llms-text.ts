import { type OpenAPIObject } from '@nestjs/swagger';
import { GUIDES_PATH } from './guides/guide-page.js';
import { type Guide } from './guides/guides.js';
import { docsAddressOf, isForKeys } from './operations.js';
import { errorListText } from './texts/error-text.js';
import { addressedOperations, operationText } from './texts/operation-text.js';

/** The overview and a list of what an API key can do, for software that reads texts: see llmstxt.org. */
export function llmsText(document: OpenAPIObject, guides: readonly Guide[]): string {
  const { title, description = '' } = document.info;
  const operations = addressedOperations(document)
    .filter(({ operation }) => isForKeys(operation))
    .map(
      ({ method, path, operation }) => `- [${method} ${path}](${docsAddressOf(operation)}): ${operation.summary ?? ''}`,
    );
  return [
    `# ${title}`,
    description,
    '## Operations',
    'All of their parameters, bodies, answers and errors are in the [OpenAPI document](/openapi.json).',
    operations.join('\n'),
    '## Guides',
    guides.map(({ name, title: called, about }) => `- [${called}](${GUIDES_PATH}/${name}.md): ${about}`).join('\n'),
    '## Optional',
    `${OPTIONAL.join('\n')}\n`,
  ].join('\n\n');
}

const OPTIONAL = [
  '- [Everything in one text](/llms-full.txt): the overview, the guides, every operation with an example, every error',
  '- [Errors](/docs/errors.md): what each code means, and what to do; of one code alone, `/docs/errors/<code>.md`',
  '- [Postman collection](/docs/postman.json): every operation as a request',
  '- `POST /v1/mcp`: the same API by the Model Context Protocol, with the same keys',
] as const;

/** All that there is to read about the API, made of what the pages are made of. */
export function llmsFullText(document: OpenAPIObject, guides: readonly Guide[]): string {
  return [
    overviewText(document),
    // Titles one step below that of the whole.
    ...guides.map(({ markdown }) => deeper(markdown)),
    `## Errors\n\n${errorListText()}\n`,
  ].join('\n\n');
}

/** What the page `/docs` shows: the overview, and every operation that an API key opens. */
export function overviewText(document: OpenAPIObject): string {
  const { title, description = '' } = document.info;
  const operations = addressedOperations(document).filter(({ operation }) => isForKeys(operation));
  return [`# ${title}`, description, '## Operations', ...operations.map(operationText)].join('\n\n');
}

/** Lines between fences are code, whatever they begin with. */
function deeper(markdown: string): string {
  let isCode = false;
  const lines = markdown.trim().split('\n');
  return lines
    .map((line) => {
      if (line.startsWith('```')) isCode = !isCode;
      return !isCode && line.startsWith('#') ? `#${line}` : line;
    })
    .join('\n');
}
