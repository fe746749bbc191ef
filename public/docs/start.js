import { forKeys } from './for-keys.js';
import { Samples } from './samples.js';

// Where earlier versions kept keys: in the browser's storage one would be there for every page of this origin.
localStorage.removeItem('authorized');

// Samples to be pasted as they are.
for (const sample of document.querySelectorAll('pre code')) {
  sample.textContent = sample.textContent.replace(
    'INTAKE_BASE_URL=…',
    `INTAKE_BASE_URL=${location.href.replace(/\/docs.*/, '')}`,
  );
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

const answer = await fetch('openapi.json');
globalThis.SwaggerUIBundle({
  spec: forKeys(await answer.json()),
  dom_id: '#swagger-ui',
  presets: [globalThis.SwaggerUIBundle.presets.apis],
  plugins: [Intake, Samples],
  layout: 'BaseLayout',
  deepLinking: true,
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  // It would send the document's address to its makers.
  validatorUrl: null,
});
