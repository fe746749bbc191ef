import { ADDRESS_VARIABLE, KEY_VARIABLE, type SampleRequest } from './sample-request.js';

/** For Node.js 20 and whatever else has `fetch` and `process`, as a module. */
export function javascriptSample(request: SampleRequest): string {
  const { method, path, headers, body, hasIdempotencyKey, hasAnswer } = request;
  return [
    `const response = await fetch(\`\${process.env.${ADDRESS_VARIABLE}}${path}\`, {`,
    ...(method === 'GET' ? [] : [`  method: "${method}",`]),
    '  headers: {',
    `    Authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\`,`,
    ...headers.map(([header, value]) => `    ${JSON.stringify(header)}: ${JSON.stringify(value)},`),
    ...(hasIdempotencyKey ? ['    "Idempotency-Key": crypto.randomUUID(),'] : []),
    ...(body === undefined ? [] : ['    "Content-Type": "application/json",']),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body)}),`]),
    '});',
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    hasAnswer ? 'console.log(JSON.stringify(await response.json(), null, 2));' : 'console.log(response.status);',
  ].join('\n');
}

/** As people write it: names of properties without quotes where they need none. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replaceAll(/^( *)"([a-z_]\w*)":/gim, '$1$2:')
    .replaceAll('\n', '\n  ');
}
