import { type OpenAPIObject } from '@nestjs/swagger';
import ajvFormats from 'ajv-formats';
import { type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Response } from '../../src/openapi/operations.js';

const ROOT = 'document';

/** Checks values against the schemas of an OpenAPI document. */
export class DocumentValidator {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly compiled = new WeakMap<object, ValidateFunction>();

  constructor(private readonly document: OpenAPIObject) {
    ajvFormats.default(this.ajv);
    this.ajv.addSchema({ $id: ROOT, components: document.components });
  }

  /** What is wrong with the value; null when nothing is. */
  problem(schema: object, value: unknown): string | null {
    const validate = this.compiled.get(schema) ?? this.compile(schema);
    return validate(value) ? null : this.ajv.errorsText(validate.errors);
  }

  /** What is wrong with an answer to an operation; a status or a body that is not documented is wrong too. */
  problemOfAnswer(method: string, template: string, answer: { status: number; body: unknown }): string | null {
    const response = this.responseTo(method, template, answer.status);
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

  private compile(schema: object): ValidateFunction {
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${ROOT}#/`)) as object;
    const validate = this.ajv.compile(absolute);
    this.compiled.set(schema, validate);
    return validate;
  }
}
