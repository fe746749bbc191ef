import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type INestApplication } from '@nestjs/common';
import { type OpenAPIObject } from '@nestjs/swagger';
import { type Request, type Response, type Router } from 'express';
import { ERRORS_PATH } from '../common/errors/error-codes.js';
import { KeptContent } from '../common/http/kept-content.js';
import { AppConfig } from '../config/app-config.js';
import { DOCS_HEADERS, docsFiles, docsPage } from './docs-page.js';
import { serveErrorPages } from './error-pages/serve-error-pages.js';
import { GUIDES_PATH } from './guides/guide-page.js';
import { readGuides } from './guides/guides.js';
import { serveGuides } from './guides/serve-guides.js';
import { llmsFullText, llmsText, overviewText } from './llms-text.js';
import { DOCUMENT_FILES, type DocumentFile } from './parts.js';
import { postmanCollection } from './postman.js';
import { readDocument } from './read-document.js';
import { referencePage } from './reference-page.js';

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
