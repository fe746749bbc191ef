import { ADDRESS_VARIABLE, KEY_VARIABLE, type SampleRequest } from './sample-request.js';

/** For Python 3 with nothing but its standard library. */
export function pythonSample(request: SampleRequest): string {
  const { method, path, headers, body, hasIdempotencyKey, hasAnswer } = request;
  const modules = ['json', 'os', 'sys', 'urllib.error', 'urllib.request', ...(hasIdempotencyKey ? ['uuid'] : [])];
  const needed = modules.filter((name) => name !== 'json' || hasAnswer || body !== undefined);
  return [
    `import ${needed.join(', ')}`,
    '',
    'request = urllib.request.Request(',
    `    os.environ["${ADDRESS_VARIABLE}"] + "${path}",`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    '    headers={',
    `        "Authorization": "Bearer " + os.environ["${KEY_VARIABLE}"],`,
    ...headers.map(([header, value]) => `        ${JSON.stringify(header)}: ${JSON.stringify(value)},`),
    ...(hasIdempotencyKey ? ['        "Idempotency-Key": str(uuid.uuid4()),'] : []),
    ...(body === undefined ? [] : ['        "Content-Type": "application/json",']),
    '    },',
    ...(body === undefined ? [] : [`    data=json.dumps(${literal(body, '    ')}).encode(),`]),
    ')',
    'try:',
    '    with urllib.request.urlopen(request) as response:',
    hasAnswer ? '        print(json.dumps(json.load(response), indent=2))' : '        print(response.status)',
    'except urllib.error.HTTPError as error:',
    '    sys.exit(f"{error.code} {error.read().decode()}")',
  ].join('\n');
}

/** JSON, but for three words, is Python. */
function literal(value: unknown, indent: string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const inner = `${indent}    `;
  const members = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${literal(member, inner)}`);
  if (members.length === 0) return `${open ?? ''}${close ?? ''}`;
  return `${open ?? ''}\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}${close ?? ''}`;
}
