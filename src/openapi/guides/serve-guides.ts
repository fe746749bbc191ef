import { type Request, type Response, type Router } from 'express';
import { addressOf, USUAL_ADDRESS } from '../pages/address.js';
import { PAGE_HEADERS } from '../pages/layout.js';
import { guideList, guidePage, GUIDES_PATH, unknownGuidePage } from './guide-page.js';
import { type Guide, isGuide, readGuides } from './guides.js';

/** Serves the guides as pages, and as the text that they are made of, with the address that they were asked for at. */
export function serveGuides(pages: Router): void {
  let read: Promise<Guide[]> | undefined;
  const guides = (): Promise<Guide[]> => (read ??= readGuides());
  pages.get(GUIDES_PATH, async (_: Request, response: Response) => {
    send(response, guideList(await guides()));
  });
  pages.get(`${GUIDES_PATH}/:name`, async (request: Request<{ name: string }>, response: Response) => {
    const name = request.params.name.replace(/\.md$/, '');
    const guide = isGuide(name) ? (await guides()).find((one) => one.name === name) : undefined;
    if (guide === undefined) {
      send(response.status(404), unknownGuidePage());
      return;
    }
    const here = (text: string): string => text.replaceAll(USUAL_ADDRESS, addressOf(request));
    if (name === request.params.name) send(response, here(guidePage(guide)));
    else response.set(PAGE_HEADERS).type('text/markdown').send(here(guide.markdown));
  });
}

function send(response: Response, page: string): void {
  response.set(PAGE_HEADERS).type('html').send(page);
}
