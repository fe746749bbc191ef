import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { type INestApplication } from '@nestjs/common';
import { type Request, type Response, type Router } from 'express';
import { ApiError } from '../common/errors/api-error.js';
import { AppConfig } from '../config/app-config.js';
import { BuiltPages } from './built-pages.js';
import { pageHeaders } from './page-headers.js';

/** As in `portal/vite.config.ts`. */
const NONCE_MARK = /__CSP_NONCE__/g;
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Serves the team's pages below /portal/. What they know they ask the API for, like every other caller. */
export function servePortal(app: INestApplication, router: Router): void {
  if (app.get(AppConfig).role === 'worker') return;
  const pages = BuiltPages.find();
  if (pages === null) return;
  const sendPage = async (_: Request, response: Response): Promise<void> => {
    const nonce = randomBytes(18).toString('base64url');
    const page = await pages.page();
    response.set(pageHeaders(nonce)).type('html').send(page.replace(NONCE_MARK, nonce));
  };
  // The base address, which is the first that a newcomer is told; to clients it stays unknown, whatever the method.
  router.all('/', (request: Request, response: Response) => {
    if (!isReadByPerson(request)) throw new ApiError('not_found');
    response.redirect(302, '/portal/');
  });
  router.get('/portal', (_: Request, response: Response) => {
    response.redirect(308, '/portal/');
  });
  router.get('/portal/', sendPage);
  router.get('/portal/assets/:name', async (request: Request<{ name: string }>, response: Response) => {
    const file = pages.asset(request.params.name);
    if (file === undefined) throw new ApiError('not_found');
    response
      .set({ 'Cache-Control': FOR_GOOD, 'Cross-Origin-Resource-Policy': 'same-origin' })
      .type(extname(request.params.name));
    await file.send(request, response);
  });
  // The address of a page, as a person opens or reloads it; to anybody else there is nothing here.
  router.get('/portal/*path', async (request: Request, response: Response) => {
    if (!isReadByPerson(request)) throw new ApiError('not_found');
    await sendPage(request, response);
  });
}

function isReadByPerson({ method, headers }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}
