import { ADDRESS_VARIABLE, KEY_VARIABLE, type SampleRequest } from './sample-request.js';

/** For a shell of POSIX, with nothing but curl. */
export function curlSample({ name, method, path, headers, body, hasIdempotencyKey }: SampleRequest): string {
  const isPlain = method === (body === undefined ? 'GET' : 'POST');
  return [
    `curl -sS --fail-with-body${isPlain ? '' : ` -X ${method}`} "$${ADDRESS_VARIABLE}${path}"`,
    `-H "Authorization: Bearer $${KEY_VARIABLE}"`,
    ...headers.map(([header, value]) => `-H ${quoted(`${header}: ${value}`)}`),
    ...(hasIdempotencyKey ? [`-H "Idempotency-Key: ${name}-$(date +%s)"`] : []),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
