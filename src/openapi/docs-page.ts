import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Marked } from 'marked';
import { packageFolder } from '../common/package-folder.js';
import { OVERVIEW } from './overview.js';

/** Nothing from elsewhere may load, whatever the page's libraries would like; styles are set on elements by them. */
export const DOCS_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
};

const OWN = ['docs.css', 'for-keys.js', 'icon.svg', 'reference.css', 'reference.js', 'samples.js', 'start.js'] as const;

type DocsFile = (typeof OWN)[number] | 'scalar.js' | 'swagger-ui.css' | 'swagger-ui-bundle.js';

/** What the pages load, and where it is: our own files, those that the build makes and copies, and the Swagger UI of Nest's package. */
export function docsFiles(): Readonly<Record<DocsFile, string>> {
  const own = join(packageFolder(), 'public', 'docs');
  const ofNest = createRequire(import.meta.url).resolve('@nestjs/swagger/package.json');
  const swaggerUi = dirname(createRequire(ofNest).resolve('swagger-ui-dist/package.json'));
  const ours = Object.fromEntries(OWN.map((name) => [name, join(own, name)])) as Record<(typeof OWN)[number], string>;
  return {
    ...ours,
    'scalar.js': join(packageFolder(), 'dist', 'scalar.js'),
    'swagger-ui.css': join(swaggerUi, 'swagger-ui.css'),
    'swagger-ui-bundle.js': join(swaggerUi, 'swagger-ui-bundle.js'),
  };
}

/** The overview, to be read while the rest loads; the operations, to be tried, are put below it by the script. */
export function docsPage(): string {
  const { text, sections } = readable(OVERVIEW);
  const entries = [...sections, { id: 'operations', title: 'Operations' }];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Application Intake Service</title>
<link rel="icon" type="image/svg+xml" href="docs/icon.svg">
<link rel="stylesheet" href="docs/docs.css">
<link rel="preload" as="fetch" crossorigin href="openapi.json">
<script defer src="docs/swagger-ui-bundle.js"></script>
<link rel="modulepreload" href="docs/for-keys.js">
<link rel="modulepreload" href="docs/samples.js">
<script type="module" src="docs/start.js"></script>
</head>
<body>
<header>
<h1>Application Intake Service</h1>
<a href="docs/guides">Guides</a>
<a href="docs/reference">Reference</a>
<a href="docs/errors">Errors</a>
<a href="openapi.json">OpenAPI document</a>
<a href="portal/">The team’s portal</a>
</header>
<main class="overview">
<nav aria-label="On this page"><ul>${entries.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul></nav>
${text}
<h2 id="operations">Operations</h2>
</main>
<div id="swagger-ui"><p>Loading the operations …</p></div>
<link rel="stylesheet" href="docs/swagger-ui.css">
</body>
</html>
`;
}

interface Section {
  readonly id: string;
  readonly title: string;
}

function readable(markdown: string): { text: string; sections: Section[] } {
  const sections: Section[] = [];
  const marked = new Marked({
    renderer: {
      heading({ text: title, depth }) {
        const id = title.toLowerCase().replaceAll(' ', '-');
        sections.push({ id, title });
        return `<h${depth} id="${id}">${title}</h${depth}>\n`;
      },
    },
  });
  return { text: marked.parse(markdown, { async: false }), sections };
}
