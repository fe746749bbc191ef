import { type OpenAPIObject } from '@nestjs/swagger';
import { type Request, type Response, type Router } from 'express';
import { ERRORS_PATH, type ErrorCode, isErrorCode } from '../../common/errors/error-codes.js';
import { errorPage } from './error-page.js';
import { PAGE_HEADERS } from '../pages/layout.js';
import { errorListText, errorText } from '../texts/error-text.js';
import { listPage, unknownErrorPage } from './list-page.js';
import { type Occurrence, occurrencesIn } from './occurrences.js';
import { addressOf } from '../pages/address.js';

/** Serves a page about every error, which is where `doc_url` leads, and a list of them all; each as Markdown as well. */
export function serveErrorPages(pages: Router, documents: () => readonly OpenAPIObject[]): void {
  // Made when it is first asked for, since most processes are never asked.
  let occurrences: ReadonlyMap<ErrorCode, readonly Occurrence[]> | undefined;
  const list = listPage();
  pages.get(ERRORS_PATH, (_: Request, response: Response) => {
    send(response, list);
  });
  pages.get(`${ERRORS_PATH}.md`, (_: Request, response: Response) => {
    sendText(response, `# Errors\n\n${errorListText()}\n`);
  });
  pages.get(`${ERRORS_PATH}/:code`, (request: Request<{ code: string }>, response: Response) => {
    const code = request.params.code.replace(/\.md$/, '');
    if (!isErrorCode(code)) {
      send(response.status(404), unknownErrorPage());
      return;
    }
    if (code !== request.params.code) {
      sendText(response, errorText(code));
      return;
    }
    occurrences ??= occurrencesIn(documents());
    send(response, errorPage(code, occurrences.get(code) ?? [], addressOf(request)));
  });
}

function sendText(response: Response, text: string): void {
  response.set(PAGE_HEADERS).type('text/markdown').send(text);
}

function send(response: Response, page: string): void {
  response.set(PAGE_HEADERS).type('html').send(page);
}
