/** Those that would be mistaken for something else in a program, under other names; null for what the client does not use. */
const NAMES = {
  AnswerRequest: 'Answer',
  ErrorResponse: 'ErrorBody',
  Event: 'IntakeEvent',
  EventMessage: 'WebhookEvent',
  Health: null,
  Ready: 'Health',
};
/** The sandbox answers as the service does, and what speaks the Model Context Protocol has clients of its own. */
const OTHERS = /^(Sandbox|Mcp)/;

/** A type for each schema of the document. */
export function schemaTypes({ components: { schemas } }) {
  return [
    '// Made of openapi.json by scripts/sdk.mjs.',
    "import { type components } from './schema.js';",
    '',
    "type Schemas = components['schemas'];",
    '',
    ...Object.entries(schemas).flatMap(([schema, { description }]) => {
      const name = NAMES[schema] === undefined ? schema : NAMES[schema];
      if (name === null || OTHERS.test(schema)) return [];
      return [`/** ${(description ?? schema).split('\n')[0]} */`, `export type ${name} = Schemas['${schema}'];`];
    }),
    '',
  ].join('\n');
}
