// Makes the Postman collection out of the document, for `/docs/postman.json`: `node scripts/postman.mjs <file>`.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import converter from 'openapi-to-postmanv2';

const OPTIONS = { folderStrategy: 'Tags', parametersResolution: 'Example', optimizeConversion: false };
/** Without which a request is not understood; all others may be left out, and are there to be switched on. */
const NEEDED_HEADERS = new Set(['Content-Type', 'Accept']);
const KEY = 'apiKey';

const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
writeFileSync(process.argv[2], `${JSON.stringify(tidy(await convert(document)), null, 2)}\n`);

function convert(data) {
  return new Promise((resolve, reject) => {
    converter.convertV2({ type: 'json', data }, OPTIONS, (error, result) => {
      if (error || !result.result) reject(error ?? new Error(result.reason));
      else resolve(result.output[0].data);
    });
  });
}

/** What the converter makes up is left out, so that the same document makes the same collection. */
function tidy(collection) {
  const ids = exampleIds();
  return {
    info: {
      _postman_id: idOf('collection'),
      name: collection.info.name,
      description: `Version ${document.info.version}. Set \`baseUrl\` and \`${KEY}\` in the variables of the collection, then the ids that requests are about.`,
      schema: collection.info.schema,
    },
    auth: bearer(),
    variable: [
      { key: 'baseUrl', value: 'http://localhost:3000', description: 'The address of the service, without a path.' },
      { key: KEY, value: '', description: 'An API key: inc_test_… or inc_live_….' },
      ...Object.keys(ids).map((name) => ({ key: name, value: '' })),
    ],
    item: collection.item.map((folder) => ({
      name: folder.name,
      ...(folder.description && { description: plain(folder.description) }),
      item: folder.item.map((item) => request(item, folder.name, ids)),
    })),
  };
}

function request({ name, request: made, response }, folder, ids) {
  const { method, url, header, body, description, auth } = made;
  const example = response.find(({ code }) => code < 300);
  const path = url.path.map((part) => (part.startsWith(':') ? `{{${part.slice(1)}}}` : part));
  const query = url.query.map(({ key, description: about }) => ({
    key,
    value: '',
    disabled: true,
    description: plain(about),
  }));
  const shown = {
    method,
    header: header.map((one) => headerOf(one)),
    url: { raw: `{{baseUrl}}/${path.join('/')}`, host: ['{{baseUrl}}'], path, ...(query.length > 0 && { query }) },
    ...(body?.raw && {
      body: { mode: 'raw', raw: withVariables(body.raw, ids), options: { raw: { language: 'json' } } },
    }),
    description: plain(description),
    ...(!auth && { auth: { type: 'noauth' } }),
  };
  return {
    id: idOf(`${folder} ${name}`),
    name,
    request: shown,
    response: example
      ? [
          {
            name: example.name,
            status: example.status,
            code: example.code,
            _postman_previewlanguage: 'json',
            header: [],
            body: example.body,
          },
        ]
      : [],
  };
}

function headerOf({ key, value, description }) {
  if (NEEDED_HEADERS.has(key)) return { key, value };
  return { key, value: '', disabled: true, description: plain(description) };
}

/** The ids of the document's examples, by the variables that stand for them. */
function exampleIds() {
  const found = {};
  for (const item of Object.values(document.paths))
    for (const { parameters = [] } of Object.values(item))
      for (const { name, in: place, example, schema } of parameters)
        if (place === 'path' && (example ?? schema?.example)) found[name] ??= example ?? schema.example;
  return found;
}

function withVariables(raw, ids) {
  return Object.entries(ids).reduce((result, [name, id]) => result.replaceAll(id, `{{${name}}}`), raw);
}

function bearer() {
  return { type: 'bearer', bearer: [{ key: 'token', value: `{{${KEY}}}`, type: 'string' }] };
}

function plain(description) {
  return typeof description === 'string' ? description : (description?.content ?? '');
}

function idOf(name) {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
