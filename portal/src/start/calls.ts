import { curl } from '../examples/submit-line.js';

export interface Call {
  readonly path: string;
  /** Sent with POST; without it, it is a GET. */
  readonly body?: unknown;
}

type Written = (key: string, call: Call) => string;

/** The same call as each of them is written, to paste and run as it is. */
export const LANGUAGES: readonly { readonly name: string; readonly write: Written }[] = [
  { name: 'curl', write: (key, call) => curl({ key, ...call }) },
  { name: 'JavaScript', write: inJavaScript },
  { name: 'Python', write: inPython },
];

/** A word of the sample: these pages themselves ask by the client of the API alone. */
const JAVASCRIPT_CALL = 'fetch';

function inJavaScript(key: string, { path, body }: Call): string {
  const url = JSON.stringify(`${location.origin}${path}`);
  const authorization = `Authorization: 'Bearer ${key}'`;
  const options =
    body === undefined
      ? [`  headers: { ${authorization} },`]
      : [
          `  method: 'POST',`,
          `  headers: { ${authorization}, 'Content-Type': 'application/json' },`,
          `  body: JSON.stringify(${indented(body)}),`,
        ];
  return [
    `const answer = await ${JAVASCRIPT_CALL}(${url}, {`,
    ...options,
    '});',
    'console.log(answer.status, await answer.json());',
  ].join('\n');
}

/** With nothing but what Python brings along. The samples hold texts only, which JSON writes as Python does. */
function inPython(key: string, { path, body }: Call): string {
  const url = JSON.stringify(`${location.origin}${path}`);
  const authorization = `"Authorization": "Bearer ${key}"`;
  const options =
    body === undefined
      ? [`  headers={${authorization}},`]
      : [
          `  headers={${authorization}, "Content-Type": "application/json"},`,
          `  data=json.dumps(${indented(body)}).encode(),`,
        ];
  return [
    'import json, urllib.request',
    '',
    `request = urllib.request.Request(${url},`,
    ...options,
    ')',
    'print(json.dumps(json.load(urllib.request.urlopen(request)), indent=2))',
  ].join('\n');
}

function indented(body: unknown): string {
  return JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
}
