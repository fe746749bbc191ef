import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type Request, type Response, type Router } from 'express';
import { ERRORS_PATH } from './common/errors/error-codes.js';
import { KeptContent } from './common/http/kept-content.js';
import { ErrorResponseDto } from './common/openapi/error.response.dto.js';
import { AppConfig } from './config/app-config.js';
import { EventMessageDto } from './modules/events/dto/event-message.dto.js';
import { addAccessNotes } from './openapi/access-notes.js';
import { addCommonResponses } from './openapi/common-responses.js';
import { DOCS_HEADERS, docsFiles, docsPage } from './openapi/docs-page.js';
import { serveErrorPages } from './openapi/error-pages/serve-error-pages.js';
import { addExamples } from './openapi/examples.js';
import { ownFieldErrors } from './openapi/field-errors.js';
import { GUIDES_PATH } from './openapi/guides/guide-page.js';
import { readGuides } from './openapi/guides/guides.js';
import { serveGuides } from './openapi/guides/serve-guides.js';
import { documentHead } from './openapi/head.js';
import { completeIds } from './openapi/ids.js';
import { llmsFullText, llmsText, overviewText } from './openapi/llms-text.js';
import { nameEnums } from './openapi/names/name-enums.js';
import { dropSuffixes } from './openapi/names/plain-names.js';
import { tellExamples } from './openapi/optional-parameters.js';
import { inOrder } from './openapi/order.js';
import { postmanCollection } from './openapi/postman.js';
import { referencePage } from './openapi/reference-page.js';
import { requestTypes } from './openapi/request-types.js';
import { addWebhooks } from './openapi/webhooks.js';
import { DOCUMENT_FILES, type DocumentFile } from './openapi/parts.js';
import { readDocument } from './openapi/read-document.js';
import { addSamples } from './openapi/samples/add-samples.js';

/**
 * The OpenAPI document of everything the application serves, always the same for the same sources; `partsOf` it is committed, and
 * served as it was. To make it takes half a second in which the process does nothing else.
 */
export function buildDocument(app: INestApplication): OpenAPIObject {
  const options = { extraModels: [ErrorResponseDto, EventMessageDto], autoTagControllers: false };
  // A copy, since parts of what Nest returns belong to the decorators.
  const document = structuredClone(SwaggerModule.createDocument(app, documentHead(), options));
  addWebhooks(document);
  completeIds(document);
  nameEnums(document);
  addAccessNotes(document);
  addExamples(document);
  ownFieldErrors(document, requestTypes(app));
  addCommonResponses(document);
  tellExamples(document);
  addSamples(document);
  return inOrder(dropSuffixes(document));
}

/** Serves the documents and pages to read and try them with. A worker serves neither: it has no API. */
export function serveDocumentation(app: INestApplication, pages: Router): void {
  if (app.get(AppConfig).role === 'worker') return;
  const serve = (path: string, type: string, read: () => Buffer | string | Promise<Buffer | string>): void => {
    const content = new KeptContent(read);
    pages.get(path, (request: Request, response: Response) => {
      // Asked for again each time, which costs nobody much: what is still the same is not sent.
      response.set({ ...DOCS_HEADERS, 'Cache-Control': 'public, no-cache' }).type(type);
      return content.send(request, response);
    });
  };
  // Read when it is first asked for, since most processes are never asked.
  const known = new Map<DocumentFile, OpenAPIObject>();
  const part = (file: DocumentFile): OpenAPIObject => {
    const document = known.get(file) ?? readDocument(file);
    known.set(file, document);
    return document;
  };
  for (const file of DOCUMENT_FILES) serve(`/${file}`, 'json', () => JSON.stringify(part(file)));
  serve('/llms.txt', 'txt', async () => llmsText(part('openapi.json'), await readGuides()));
  serve('/llms-full.txt', 'txt', async () => llmsFullText(part('openapi.json'), await readGuides()));
  serve('/docs.md', 'text/markdown', () => overviewText(part('openapi.json')));
  serve('/docs/postman.json', 'json', () => JSON.stringify(postmanCollection(part('openapi.json')), null, 2));
  serve('/docs', 'html', docsPage);
  serve('/docs/reference', 'html', referencePage);
  for (const path of ['/docs', '/docs/reference', GUIDES_PATH, ERRORS_PATH])
    pages.get(`${path}/`, (_: Request, response: Response) => {
      response.redirect(308, `../${basename(path)}`);
    });
  serveGuides(pages);
  serveErrorPages(pages, () => DOCUMENT_FILES.map(part));
  const files = docsFiles();
  for (const [name, file] of Object.entries(files)) serve(`/docs/${name}`, extname(name), () => readFile(file));
  // What a browser asks for beside every answer that is no page.
  serve('/favicon.ico', 'svg', () => readFile(files['icon.svg']));
}
