import { STATUS_CODES } from 'node:http';
import { type OpenAPIObject } from '@nestjs/swagger';
import { exampleId } from '../common/openapi/example-ids.js';
import { exampleOf, isForKeys, type Operation, responsesOf } from './operations.js';
import { type Addressed, addressedOperations } from './texts/operation-text.js';

const FORMAT = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const ADDRESS = 'baseUrl';
const KEY = 'apiKey';

/** The document as a collection of Postman: its operations by tags, each with what it can be sent with as it stands. */
export function postmanCollection(document: OpenAPIObject): object {
  const { title, version } = document.info;
  const operations = addressedOperations(document);
  return {
    info: {
      _postman_id: exampleId('postman'),
      name: title,
      description: `Version ${version}. Set \`${ADDRESS}\` and \`${KEY}\` in the variables of the collection, then the ids that requests are about.`,
      schema: FORMAT,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: `{{${KEY}}}`, type: 'string' }] },
    variable: [
      { key: ADDRESS, value: 'http://localhost:3000', description: 'The address of the service, without a path.' },
      { key: KEY, value: '', description: 'An API key: inc_test_… or inc_live_….' },
      ...[...namesInPaths(document)].map((key) => ({ key, value: '' })),
    ],
    item: (document.tags ?? []).map(({ name, description = '' }) => ({
      name,
      description,
      item: operations
        .filter(({ operation }) => operation.tags?.includes(name) === true)
        .map((addressed) => requestItem(addressed, namesInPaths(document))),
    })),
  };
}

function namesInPaths({ paths }: OpenAPIObject): Set<string> {
  return new Set(Object.keys(paths).flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)));
}

function requestItem({ method, path: template, operation }: Addressed, names: ReadonlySet<string>): object {
  const { operationId = '', summary = '', description = '' } = operation;
  const path = template.slice(1).replaceAll(/\{(\w+)\}/g, '{{$1}}');
  const body = 'requestBody' in operation ? bodyOf(operation, names) : null;
  const query = parametersIn('query', operation);
  return {
    id: exampleId(`postman ${operationId}`),
    name: summary,
    request: {
      method,
      header: [
        ...(body === null ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
        ...parametersIn('header', operation),
      ],
      url: {
        raw: `{{${ADDRESS}}}/${path}`,
        host: [`{{${ADDRESS}}}`],
        path: path.split('/'),
        ...(query.length > 0 && { query }),
      },
      ...(body !== null && { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
      description,
      ...(!isForKeys(operation) && { auth: { type: 'noauth' } }),
    },
    response: answersOf(operation),
  };
}

/** They may be left out, and are there to be switched on. */
function parametersIn(place: string, { parameters = [] }: Operation): object[] {
  return parameters.flatMap((parameter) => {
    if ('$ref' in parameter || parameter.in !== place) return [];
    return [{ key: parameter.name, value: '', disabled: true, description: parameter.description ?? '' }];
  });
}

/** The example, about what the variables say. */
function bodyOf({ requestBody }: Operation, names: ReadonlySet<string>): string | null {
  if (requestBody === undefined || '$ref' in requestBody) return null;
  const text = JSON.stringify(exampleOf(requestBody.content), null, 2);
  return [...names].reduce((raw, name) => raw.replaceAll(exampleId(name.replace(/_id$/, '')), `{{${name}}}`), text);
}

/** What to expect: the first success. */
function answersOf(operation: Operation): object[] {
  const success = responsesOf(operation).find(([status]) => status.startsWith('2'));
  if (success === undefined) return [];
  const [code, { description, content }] = success;
  const example = exampleOf(content);
  const body = example === undefined ? '' : JSON.stringify(example, null, 2);
  const status = STATUS_CODES[code] ?? '';
  return [{ name: description, status, code: Number(code), _postman_previewlanguage: 'json', header: [], body }];
}
