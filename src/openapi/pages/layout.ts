import { createHash } from 'node:crypto';
import { html, Html, type Part } from '../../common/http/html.js';
import { PAGE_ISOLATION } from '../../common/http/page-headers.js';
import { STYLE } from './style.js';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** As strict as for the pages beside them, and stricter: there is no script, and nothing to load. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  ...PAGE_ISOLATION,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
} as const;

interface Page {
  readonly title: string;
  /** From the documentation down to the page above this one. */
  readonly trail: readonly (readonly [path: string, name: string])[];
  readonly content: Html;
}

/** A whole page. The empty icon spares a request for one that is not there. */
export function pageOf({ title, trail, content }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(STYLE)}</style>
</head>
<body>
<nav aria-label="Where you are"><ol>
${trail.map(
  ([path, name]) => html`<li><a href="${path}">${name}</a></li>
`,
)}</ol></nav>
<main>
${content}
</main>
</body>
</html>
`.text;
}

/** Text of the error table, in which backticks set code off. */
export function prose(text: string): Part {
  return text.split('`').map((piece, at) => (at % 2 === 1 ? html`<code>${piece}</code>` : piece));
}
