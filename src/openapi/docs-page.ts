import { createRequire } from 'node:module';
import { dirname } from 'node:path';

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

export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Application Intake Service</title>
<link rel="icon" type="image/png" href="docs/favicon-32x32.png">
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

/**
 * Without the validator, which would send the document's address to its makers, and without a memory: a key in the
 * browser's storage would be there for every page of this origin.
 */
export const DOCS_SCRIPT = `// Where earlier versions kept keys.
localStorage.removeItem('authorized');
SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#swagger-ui',
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  deepLinking: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

/** The files of Swagger UI that the page asks for; no other is served. */
export const DOCS_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'] as const;

/** The folder of the Swagger UI that comes with Nest's own package. */
export function swaggerUiFolder(): string {
  const ofNest = createRequire(import.meta.url).resolve('@nestjs/swagger/package.json');
  return dirname(createRequire(ofNest).resolve('swagger-ui-dist/package.json'));
}
