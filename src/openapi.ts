import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type Request, type Response, type Router } from 'express';
import { ErrorResponseDto } from './common/openapi/error.response.dto.js';
import { AppConfig } from './config/app-config.js';
import { addAccessNotes } from './openapi/access-notes.js';
import { addCommonResponses } from './openapi/common-responses.js';
import { DOCS_FILES, DOCS_HEADERS, DOCS_PAGE, DOCS_SCRIPT, swaggerUiFolder } from './openapi/docs-page.js';
import { addExamples } from './openapi/examples.js';
import { ownFieldErrors } from './openapi/field-errors.js';
import { documentHead } from './openapi/head.js';
import { completeIds } from './openapi/ids.js';
import { inOrder } from './openapi/order.js';
import { nameEnums } from './openapi/names/name-enums.js';
import { dropSuffixes } from './openapi/names/plain-names.js';
import { describeSchemas } from './openapi/names/schema-texts.js';
import { requestTypes } from './openapi/request-types.js';
import { DOCUMENT_FILES, type DocumentPart, partsOf } from './openapi/parts.js';

const FOR_AN_HOUR = { 'Cache-Control': 'public, max-age=3600' };

/** The OpenAPI document of everything the application serves, always the same for the same sources; `partsOf` it is published. */
export function buildDocument(app: INestApplication): OpenAPIObject {
  const options = { extraModels: [ErrorResponseDto], autoTagControllers: false };
  // A copy, since parts of what Nest returns belong to the decorators.
  const document = structuredClone(SwaggerModule.createDocument(app, documentHead(), options));
  completeIds(document);
  describeSchemas(document);
  nameEnums(document);
  addAccessNotes(document);
  addExamples(document);
  ownFieldErrors(document, requestTypes(app));
  addCommonResponses(document);
  return inOrder(dropSuffixes(document));
}

/** Serves the document and a page to read and try it with. A worker serves neither: it has no API. */
export function serveDocumentation(app: INestApplication, pages: Router): void {
  if (app.get(AppConfig).role === 'worker') return;
  const folder = swaggerUiFolder();
  // Made when one is first asked for, since most processes are never asked.
  let parts: readonly DocumentPart[] | undefined;
  for (const file of DOCUMENT_FILES) {
    pages.get(`/${file}`, (_: Request, response: Response) => {
      parts ??= partsOf(buildDocument(app));
      const document = JSON.stringify(parts.find((part) => part.file === file)?.document);
      response.set({ ...DOCS_HEADERS, 'Cache-Control': 'no-cache' }).type('json').send(document);
    });
  }
  pages.get('/docs', (_: Request, response: Response) => {
    response.set({ ...DOCS_HEADERS, 'Cache-Control': 'no-cache' }).type('html').send(DOCS_PAGE);
  });
  pages.get('/docs/start.js', (_: Request, response: Response) => {
    response.set(DOCS_HEADERS).type('js').send(DOCS_SCRIPT);
  });
  for (const file of DOCS_FILES) {
    // Not `sendFile`: it fails on ranges and conditions that it cannot meet, in ways that are no errors of ours.
    pages.get(`/docs/${file}`, async (_: Request, response: Response) => {
      const content = await readFile(join(folder, file));
      response.set({ ...DOCS_HEADERS, ...FOR_AN_HOUR }).type(extname(file)).send(content);
    });
  }
}
