import { PAGE_ISOLATION } from '../../../common/http/page-headers.js';
import { html, type Html } from '../../../common/http/html.js';
import { SCRIPT_PATH, STYLES_PATH } from '../assets/assets.js';

/** The page loads only its own style and script, cannot be framed, and stays out of search engines. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  ...PAGE_ISOLATION,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

interface Page {
  readonly title: string;
  readonly content: Html;
  /** Tags for those with whom the page's address is shared. */
  readonly shared?: Html;
  /** Set for a page without the script. */
  readonly isStill?: boolean;
}

/** A whole page. The empty icon saves the browser a request for a missing one. */
export function pageOf({ title, content, shared, isStill = false }: Page): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${shared ?? null}<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLES_PATH}">
${!isStill && html`<script type="module" src="${SCRIPT_PATH}"></script>`}
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
  return page.text;
}
