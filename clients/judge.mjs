// What is wrong, by what was sent: with the document, with the service, or with the traffic that is to cover both.
import { join } from 'node:path';
import { operationOf, schemasOf } from './schemas.mjs';

const built = join(import.meta.dirname, 'generated', 'built');
const HAVE_NO_BODY = [204, 304];

/** Nothing when every exchange keeps to the document, and every operation was met. */
export async function judge(document, recorded) {
  const [heyApi, orval] = await Promise.all([
    import(join(built, 'hey-api', 'zod.gen.js')),
    import(join(built, 'orval-zod', 'schemas.js')),
  ]);
  const againstSchemas = schemasOf(document, { heyApi, orval });
  const problems = recorded.flatMap((exchange) => {
    const { status, good, answer, wrongRequest, wrongAnswer } = exchange;
    return [
      ...(status !== null && answer.status !== status
        ? [`answered ${answer.status}, not ${status}: ${answer.text.slice(0, 200)}`]
        : []),
      ...(good ? wrongRequest.map((violation) => `the document refuses the request: ${violation}`) : []),
      ...wrongAnswer.map((violation) => `the document refuses the answer: ${violation}`),
      ...(HAVE_NO_BODY.includes(answer.status) ? [] : againstSchemas(exchange)),
    ].map((problem) => `${nameOf(exchange)}: ${problem}`);
  });
  return [...new Set(problems), ...unmet(document, recorded), ...unrefused(recorded)];
}

function nameOf({ operation, query = '', body, headers, answer }) {
  const scenario = headers?.['x-sandbox-scenario'];
  const what = scenario ?? (body === undefined ? '' : JSON.stringify(body).slice(0, 120));
  return `${operation}${query} ${what} -> ${answer.status}`;
}

/** Public operations that nobody asked, and statuses that a caller can bring about and nobody did. */
function unmet(document, recorded) {
  const met = new Set(recorded.map(({ operation, answer }) => `${operation} ${answer.status}`));
  const operations = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/v1/api/'))
    .flatMap(([path, item]) => Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`));
  return operations.flatMap((operation) =>
    Object.keys(operationOf(document, operation).responses)
      .filter(
        (status) =>
          !NOT_OF_CALLERS.has(status) && !UNMET.has(`${operation} ${status}`) && !met.has(`${operation} ${status}`),
      )
      .map((status) => `${operation}: ${status} is documented, but the traffic does not meet it`),
  );
}

/** Too many requests would spoil the rest of the traffic, and faults are not on demand; the sandbox plays them. */
const NOT_OF_CALLERS = new Set(['429', '500', '503', 'default']);

/** Of a batch that is sent again after one of its applications was erased. */
const UNMET = new Set(['POST /v1/api/applications/batch 404']);

/** A proxy that refuses nothing checks nothing. */
function unrefused(recorded) {
  const refused = recorded.filter(({ good, wrongRequest }) => !good && wrongRequest.length > 0);
  return refused.length > 0 ? [] : ['the proxy found no fault with any request that is wrong on purpose'];
}
