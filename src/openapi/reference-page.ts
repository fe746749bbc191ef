/** The same document as at `/docs`, to be read and searched: laid out in the browser by Scalar, which is one file. */
export function referencePage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference: Application Intake Service</title>
<link rel="icon" type="image/svg+xml" href="icon.svg">
<link rel="stylesheet" href="reference.css">
<link rel="preload" as="fetch" crossorigin href="../openapi.json">
<link rel="modulepreload" href="for-keys.js">
<script defer src="scalar.js"></script>
<script type="module" src="reference.js"></script>
</head>
<body>
<nav class="bar" aria-label="Documentation">
<strong>Application Intake Service</strong>
<a href="../docs">Overview</a>
<a href="guides">Guides</a>
<a href="errors">Errors</a>
<a href="../openapi.json">OpenAPI document</a>
</nav>
<div id="reference"></div>
<noscript><p>The reference is made by a script. Without one, read the <a href="../docs">overview</a> and the <a href="../openapi.json">OpenAPI document</a>.</p></noscript>
</body>
</html>
`;
}
