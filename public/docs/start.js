// Where earlier versions kept keys: in the browser's storage one would be there for every page of this origin.
localStorage.removeItem('authorized');

// Samples to be pasted as they are.
for (const sample of document.querySelectorAll('pre code')) {
  sample.textContent = sample.textContent.replace('BASE=…', `BASE=${location.href.replace(/\/docs.*/, '')}`);
}

const KEY_SCHEME = 'api_key';

/** What an API key opens: the team's own operations are for its pages, and a sign-in. */
function forKeys(document) {
  const isForKeys = ({ security = [] }) => security.some((requirement) => KEY_SCHEME in requirement);
  const kept = Object.entries(document.paths).map(([path, operations]) => [path, filter(operations, isForKeys)]);
  const paths = Object.fromEntries(kept.filter(([, operations]) => Object.keys(operations).length > 0));
  const tags = new Set(
    Object.values(paths).flatMap((operations) => Object.values(operations).flatMap((operation) => operation.tags)),
  );
  const { [KEY_SCHEME]: scheme } = document.components.securitySchemes;
  return {
    ...document,
    paths,
    tags: document.tags.filter(({ name }) => tags.has(name)),
    components: { ...document.components, securitySchemes: { [KEY_SCHEME]: scheme } },
  };
}

function filter(members, isKept) {
  return Object.fromEntries(Object.entries(members).filter(([, member]) => isKept(member)));
}

/** Swagger UI's own finds tags alone. Every word has to be in the path, the method, the tag or what is said of the operation. */
function find(taggedOperations, phrase) {
  const words = phrase.toLowerCase().split(/\s+/);
  const isMeant = (tag) => (item) => {
    const operation = item.get('operation');
    const told = [tag, item.get('method'), item.get('path'), operation.get('summary'), operation.get('operationId')]
      .join(' ')
      .toLowerCase();
    return words.every((word) => told.includes(word));
  };
  return taggedOperations
    .map((tagged, tag) => tagged.set('operations', tagged.get('operations').filter(isMeant(tag))))
    .filter((tagged) => tagged.get('operations').size > 0);
}

/** The page itself tells what the document is about, and there is one server: the one that it came from. */
function Intake({ React }) {
  const nothing = () => null;
  const Search = ({ layoutSelectors, layoutActions }) => {
    const phrase = layoutSelectors.currentFilter();
    return React.createElement('input', {
      type: 'search',
      className: 'find',
      placeholder: 'Find: path or words',
      'aria-label': 'Find an operation',
      value: typeof phrase === 'string' ? phrase : '',
      onChange: (event) => layoutActions.updateFilter(event.target.value),
    });
  };
  return {
    fn: { opsFilter: find },
    components: { InfoContainer: nothing, ServersContainer: nothing, FilterContainer: Search },
  };
}

async function start() {
  const answer = await fetch('openapi.json');
  SwaggerUIBundle({
    spec: forKeys(await answer.json()),
    dom_id: '#swagger-ui',
    presets: [SwaggerUIBundle.presets.apis],
    plugins: [Intake],
    layout: 'BaseLayout',
    deepLinking: true,
    filter: true,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: 0,
    // It would send the document's address to its makers.
    validatorUrl: null,
  });
}

void start();
