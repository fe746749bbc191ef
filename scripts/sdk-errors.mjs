/** What every error has; the rest belongs to its code. */
const COMMON = ['error', 'code', 'doc_url', 'request_id'];

/** `status` is that of the answer in every error. */
const NAMES = { status: 'submissionStatus' };

/** A class for each code of the document, with the fields that the document's examples of it have beside those of every error. */
export function errorClasses({ paths, components: { responses, schemas } }) {
  const codes = schemas.ErrorCode.enum;
  const own = Object.keys(schemas.ErrorResponse.properties).filter((name) => !COMMON.includes(name));
  const fields = new Map(codes.map((code) => [code, new Set()]));
  for (const example of errorsIn([paths, responses])) {
    for (const name of own) if (name in example) fields.get(example.code)?.add(name);
  }
  return [
    '// Made of openapi.json by scripts/sdk.mjs.',
    "import { IntakeError } from '../errors.js';",
    "import { type ErrorBody } from '../types.js';",
    '',
    ...codes.map((code) => classOf(code, [...fields.get(code)], meaningOf(code, schemas.ErrorCode.description))),
    'export const ERROR_CLASSES: Readonly<Record<string, typeof IntakeError>> = {',
    ...codes.map((code) => `  ${code}: ${nameOf(code)},`),
    '};',
    '',
  ].join('\n');
}

function* errorsIn(value) {
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.code === 'string' && typeof value.error === 'string') yield value;
  for (const inner of Object.values(value)) yield* errorsIn(inner);
}

/** The document has a line for each value. */
function meaningOf(code, description) {
  const start = `- \`${code}\`: `;
  const line = description.split('\n').find((text) => text.startsWith(start));
  return line?.slice(start.length) ?? '';
}

function classOf(code, fields, meaning) {
  const body = `ErrorBody & Required<Pick<ErrorBody, ${fields.map((field) => `'${field}'`).join(' | ')}>>`;
  return [
    `/** ${meaning} */`,
    `export class ${nameOf(code)} extends IntakeError {`,
    `  declare readonly code: '${code}';`,
    ...(fields.length === 0 ? [] : [`  declare readonly body: ${body};`]),
    ...fields.map(
      (field) =>
        `  get ${NAMES[field] ?? camel(field)}(): (typeof this.body)['${field}'] {\n    return this.body.${field};\n  }`,
    ),
    '}',
    '',
  ].join('\n');
}

/** `unknown_keys` is an `UnknownKeysError`, and `internal_error` an `InternalError`. */
function nameOf(code) {
  const name = camel(`_${code}`);
  return name.endsWith('Error') ? name : `${name}Error`;
}

function camel(name) {
  return name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
