// The zod schemas that hey-api and orval make of every answer, which a generated client holds answers against.

/** What is wrong with an answer in the eyes of a generator, by its name; those that have no schema for it say so. */
export function schemasOf(document, { heyApi, orval }) {
  return (exchange) => {
    const { operationId, responses } = operationOf(document, exchange.operation);
    const { status } = exchange.answer;
    const listed = responses[status] === undefined ? 'default' : String(status);
    const reference = responses[listed]?.content?.['application/json']?.schema?.$ref ?? responses[listed]?.$ref;
    // hey-api has one schema for all successes of an operation; errors go by the name of their component.
    const names = {
      'hey-api': [
        heyApi,
        status < 400 ? `z${pascal(operationId)}Response` : `z${pascal(componentOf(document, reference))}`,
      ],
      orval: [orval, `${operationId}${listed === 'default' ? 'Default' : listed}Response`],
    };
    return Object.entries(names).flatMap(([generator, [schemas, name]]) => {
      const schema = schemas[name];
      if (schema === undefined) return [`${generator} has no schema ${name}`];
      const { success, error } = schema.safeParse(exchange.answer.body);
      if (success) return [];
      return error.issues
        .slice(0, 5)
        .map(({ path, message }) => `${generator} refuses ${path.join('.') || 'the body'}: ${message}`);
    });
  };
}

export function operationOf(document, operation) {
  const [method, path] = operation.split(' ');
  const found = document.paths[path]?.[method.toLowerCase()];
  if (found === undefined) throw new Error(`the document has no ${operation}`);
  return found;
}

/** Through the shared answers, which are references to what refers to a schema. */
function componentOf(document, reference) {
  const [, , kind, name] = (reference ?? '').split('/');
  if (kind !== 'responses') return name ?? '';
  return componentOf(document, document.components.responses[name].content['application/json'].schema.$ref);
}

function pascal(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
