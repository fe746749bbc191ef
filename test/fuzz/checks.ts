import { type OpenAPIObject } from '@nestjs/swagger';
import { DocumentValidator } from '../support/document-validator.js';
import { type Endpoint } from './endpoints.js';
import { AddressBook, type Expectation } from './expectations.js';
import { type Answer } from './http/answers.js';
import { type Outcome } from './http/sender.js';
import { type Framing, type Plan } from './plan.js';

/**
 * What Node's HTTP parser refuses never reaches a route, so no operation documents it; it gets our error body all the
 * same. Only of requests that may well be no HTTP: nothing else is let off.
 */
const PARSER_ANSWERS: Readonly<Partial<Record<string, number>>> = { malformed_request: 400, headers_too_large: 431 };

/** A caller that hangs up in the middle of a request has no claim to an answer. */
const UNFINISHED: readonly Framing[] = ['length too long', 'chunk cut short'];

/** Words that only our stores, our libraries and their stacks would use. */
const INTERNALS =
  /node_modules|\bat [\w.<>]+ \(|\.[jt]s:\d+|typeorm|\bpg\b|postgres|redis|\bbull\b|nestjs|express|class-validator|QueryFailed|TypeError|RangeError|SyntaxError|ReferenceError|\bselect\b.+\bfrom\b|\binsert into\b|violates|invalid input syntax|ECONN|EPIPE|\[object |undefined|Unexpected token/i;

/** The one address that leads to another, which has no slash. */
const DOCS_WITH_SLASH = /^\/docs\/(?:\?|$)/;

const SANE_ID = /^[\x21-\x7e]{1,128}$/;

interface ErrorBody {
  readonly error?: unknown;
  readonly code?: unknown;
  readonly request_id?: unknown;
}

/** Holds an exchange against the document and against what is promised of all answers. */
export class Checks {
  private readonly validator: DocumentValidator;
  private readonly addresses: AddressBook;

  constructor(document: OpenAPIObject, endpoints: readonly Endpoint[]) {
    this.validator = new DocumentValidator(document);
    this.addresses = new AddressBook(endpoints);
  }

  /** Everything that is wrong; the plan is as sent, placeholders filled in. */
  problems(plan: Plan, outcome: Outcome): string[] {
    if (plan.delivery === 'cut') return [];
    if (outcome.isLate) return ['no answer in time'];
    const mayGoUnanswered = plan.delivery === 'half-closed early' || UNFINISHED.includes(plan.framing);
    if (outcome.answers.length === 0)
      return mayGoUnanswered ? [] : [`no answer (${outcome.failure ?? 'connection closed'})`];
    const rest =
      outcome.rest.length === 0 ? [] : [`more than answers: ${outcome.rest.toString('latin1').slice(0, 100)}`];
    return [...rest, ...outcome.answers.flatMap((answer) => this.problemsOf(plan, answer))];
  }

  private problemsOf(plan: Plan, answer: Answer): string[] {
    const { status, headers } = answer;
    const requestId = headers.get('x-request-id');
    const problems: string[] = [];
    const require = (isFine: boolean, complaint: string): void => {
      if (!isFine) problems.push(complaint);
    };
    require(requestId !== undefined && SANE_ID.test(requestId), 'no X-Request-Id');
    require(!headers.has('x-powered-by'), 'X-Powered-By');
    const json = parsed(answer);
    require(json !== undefined || !isJson(answer), 'a body that is no JSON');
    if (status >= 400) problems.push(...problemsOfError(answer, json, plan.method));
    const isParsers = isParserAnswer(plan, answer, json as ErrorBody | null | undefined);
    if (isParsers) return problems;
    require(headers.get('x-content-type-options') === 'nosniff', 'no X-Content-Type-Options');
    require(headers.has('cache-control'), 'no Cache-Control');
    return [...problems, ...this.problemsByAddress(plan, answer, json)];
  }

  private problemsByAddress(plan: Plan, answer: Answer, json: unknown): string[] {
    const expected = this.addresses.expect(plan.method, plan.target);
    const { status, headers } = answer;
    if (status >= 500 && !isPlayedBack(plan, expected, json)) return [`${status}`];
    if (expected.kind === 'nothing') {
      const isLed = status === 308 && DOCS_WITH_SLASH.test(plan.target);
      return status === 404 || isLed ? [] : [`${status} where there is nothing`];
    }
    if (expected.kind === 'other method') {
      const allow = expected.allowed.join(', ');
      if (status !== 405) return [`${status} for a method that is not there`];
      return headers.get('allow') === allow ? [] : [`Allow is not ${allow}`];
    }
    return this.problemsByOperation(plan, expected.endpoint, answer, json);
  }

  private problemsByOperation(
    plan: Plan,
    { operation, method, template }: Endpoint,
    answer: Answer,
    json: unknown,
  ): string[] {
    const { status, headers, body } = answer;
    if (operation === null) {
      const mayBeKnown = plan.headers.some(([name]) => name.toLowerCase() === 'if-none-match');
      return status === 200 || (status === 304 && mayBeKnown) ? [] : [`${status} for a file`];
    }
    const documented = this.validator.responseTo(method, template, status);
    if (documented === undefined) return [`${status} is not documented`];
    const unspoken = this.validator.undocumentedHeaders(documented, headers);
    if (unspoken.length > 0) return [`undocumented headers: ${unspoken.join(', ')}`];
    const types = Object.keys(documented.content ?? {});
    if (types.length === 0) return body.length === 0 ? [] : ['a body where none is documented'];
    const type = headers.get('content-type')?.split(';')[0] ?? 'none';
    if (!types.includes(type)) return [`content type ${type}`];
    if (type !== 'application/json' || plan.method === 'HEAD') return [];
    const problem = this.validator.problemOfAnswer(method, template, { status, body: json });
    return problem === null ? [] : [problem];
  }
}

function problemsOfError(answer: Answer, json: unknown, method: string): string[] {
  const { headers, status } = answer;
  const problems: string[] = [];
  if (headers.get('content-type') !== 'application/json; charset=utf-8')
    problems.push(`an error of type ${headers.get('content-type') ?? 'none'}`);
  if (status === 401 && !headers.has('www-authenticate')) problems.push('a 401 without a challenge');
  if (status === 429 && !headers.has('retry-after')) problems.push('a 429 without Retry-After');
  if (method === 'HEAD') return problems;
  if (isOfJsonRpc(json)) return INTERNALS.test(json.error.message) ? [...problems, 'internals in the error'] : problems;
  if (typeof json !== 'object' || json === null) return [...problems, 'an error without a body'];
  const { error, code, request_id: id } = json as ErrorBody;
  if (typeof error !== 'string' || error === '') problems.push('no error');
  if (typeof code !== 'string' || !/^[a-z_]+$/.test(code)) problems.push('no code');
  if (id !== headers.get('x-request-id')) problems.push('request_id is not X-Request-Id');
  if (INTERNALS.test(String(error))) problems.push(`internals in the error: ${String(error)}`);
  return problems;
}

/** Only the Model Context Protocol has such errors; that no other operation does, the document says. */
function isOfJsonRpc(json: unknown): json is { error: { message: string } } {
  if (typeof json !== 'object' || json === null || !('jsonrpc' in json) || !('error' in json)) return false;
  const { error } = json;
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

function isParserAnswer({ kind }: Plan, { status }: Answer, json: ErrorBody | null | undefined): boolean {
  if (kind === 'well-formed' || kind === 'body') return false;
  return typeof json?.code === 'string' && PARSER_ANSWERS[json.code] === status;
}

/** The sandbox answers with the error that it is asked for, of the server's kind too. */
function isPlayedBack({ headers }: Plan, expected: Expectation, json: unknown): boolean {
  if (expected.kind !== 'operation' || expected.endpoint.area !== 'sandbox') return false;
  const asked = headers
    .filter(([name]) => name.toLowerCase() === 'x-sandbox-scenario')
    .map(([, value]) => value.trim());
  return asked.includes(String((json as ErrorBody | null | undefined)?.code));
}

function isJson({ headers, body }: Answer): boolean {
  return headers.get('content-type')?.startsWith('application/json') === true && body.length > 0;
}

function parsed(answer: Answer): unknown {
  if (!isJson(answer)) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(answer.body)) as unknown;
  } catch {
    return undefined;
  }
}
