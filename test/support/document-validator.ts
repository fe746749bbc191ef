import { type OpenAPIObject } from '@nestjs/swagger';
import ajvFormats from 'ajv-formats';
import { type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { buildDocument } from '../../src/openapi/build-document.js';
import { type Response } from '../../src/openapi/operations.js';
import { type TestApp } from '../setup/test-app.js';

const ROOT = 'document';

/** What HTTP itself, and the service on every path whatever it answers, puts beside what an operation documents. */
const OF_TRANSPORT = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'date',
  'keep-alive',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
]);

let ofService: DocumentValidator | undefined;

/** Checks against the service's own document, which is the same for every application: made once in a process. */
export function validatorOf({ app }: TestApp): DocumentValidator {
  return (ofService ??= new DocumentValidator(buildDocument(app)));
}

/** Checks values against the schemas of an OpenAPI document. */
export class DocumentValidator {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  /** By what they say: a document repeats most of its schemas, above all that of errors. */
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(private readonly document: OpenAPIObject) {
    ajvFormats.default(this.ajv);
    // An address in letters of any script, of which no library knows more than that.
    this.ajv.addFormat('idn-email', /^[^@]+@[^@]+$/);
    this.ajv.addSchema({ $id: ROOT, components: document.components });
  }

  /** What is wrong with the value; null when nothing is. */
  problem(schema: object, value: unknown): string | null {
    const validate = this.validatorOf(JSON.stringify(schema).replaceAll('"#/', `"${ROOT}#/`));
    return validate(value) ? null : this.ajv.errorsText(validate.errors);
  }

  /** What is wrong with an answer to an operation; a status or a body that is not documented is wrong too. */
  problemOfAnswer(
    method: string,
    template: string,
    answer: { status: number; body: unknown; headers?: Iterable<[string, string]> },
  ): string | null {
    const response = this.responseTo(method, template, answer.status);
    const unspoken = this.undocumentedHeaders(response, answer.headers ?? []);
    if (unspoken.length > 0) return `the headers of ${answer.status} do not include ${unspoken.join(', ')}`;
    // An answer without a body is documented without one.
    if (response !== undefined && response.content === undefined) return null;
    const schema = response?.content?.['application/json']?.schema;
    if (schema === undefined) return `${answer.status} is not documented`;
    return this.problem(schema, answer.body);
  }

  /** What the document says about a status of an operation. */
  responseTo(method: string, template: string, status: number): Response | undefined {
    const operation = this.document.paths[template]?.[method.toLowerCase() as 'get'];
    const responses = operation?.responses ?? {};
    const found = responses[status] ?? responses['default'];
    const name = found !== undefined && '$ref' in found ? found.$ref.split('/').at(-1) : undefined;
    return (name === undefined ? found : this.document.components?.responses?.[name]) as Response | undefined;
  }

  /** Headers of an answer that nothing says it has. */
  undocumentedHeaders(response: Response | undefined, headers: Iterable<[string, string]>): string[] {
    const documented = new Set(Object.keys(response?.headers ?? {}).map((name) => name.toLowerCase()));
    return [...headers]
      .map(([name]) => name.toLowerCase())
      .filter((name) => !OF_TRANSPORT.has(name) && !documented.has(name));
  }

  private validatorOf(schema: string): ValidateFunction {
    const validate = this.compiled.get(schema) ?? this.ajv.compile(JSON.parse(schema) as object);
    this.compiled.set(schema, validate);
    return validate;
  }
}
