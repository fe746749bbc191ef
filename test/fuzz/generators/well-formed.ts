import fc from 'fast-check';
import { EVENT_TYPES } from '../../../src/modules/events/event-types.js';
import { credentialsOf, type Insider, insidersOf } from '../callers.js';
import { type Endpoint } from '../endpoints.js';
import { type Draft, draft, type Header, latin1, PLACEHOLDER } from '../plan.js';
import { type SchemaValues } from '../values/from-schema.js';
import { toJson } from '../values/json.js';
import { plainText } from '../values/texts.js';

export const JSON_TYPE: Header = ['Content-Type', 'application/json'];

/** What a parameter of the path may be, given what the operation does with it: what others need is not changed. */
const IDS: Readonly<Partial<Record<string, readonly string[]>>> = {
  'POST /v1/portal/cohorts/{cohort_id}/status': ['cohort.movable'],
  'PATCH /v1/portal/cohorts/{cohort_id}': ['cohort.scratch'],
  'PUT /v1/portal/cohorts/{cohort_id}/form': ['cohort.scratch'],
  'POST /v1/portal/cohorts/{cohort_id}/form/generate': ['cohort.scratch'],
  'POST /v1/api/programs/{cohort_id}/status': ['cohort.movable'],
  'PATCH /v1/api/programs/{cohort_id}/settings': ['cohort.scratch'],
  'PUT /v1/api/programs/{cohort_id}/form': ['cohort.scratch'],
  'POST /v1/api/programs/{cohort_id}/form/generate': ['cohort.scratch'],
  'DELETE /v1/api/keys/{api_key_id}': ['api_key.disposable'],
  'POST /v1/api/keys/{api_key_id}/rotate': ['api_key.disposable'],
  'PATCH /v1/portal/submissions/{submission_id}': ['submission.live'],
  'POST /v1/portal/submissions/{submission_id}/retry': ['submission.failed'],
  'GET /v1/portal/submissions/{submission_id}': ['submission.live', 'submission.test', 'submission.failed'],
  'PATCH /v1/portal/api-keys/{api_key_id}': ['api_key.scratch'],
  'POST /v1/portal/submissions/{submission_id}/notes': ['submission.live', 'submission.test'],
  'DELETE /v1/portal/submissions/{submission_id}': ['submission.disposable'],
  'DELETE /v1/portal/api-keys/{api_key_id}': ['api_key.disposable'],
  'POST /v1/portal/api-keys/{api_key_id}/rotate': ['api_key.disposable'],
  'PATCH /v1/portal/members/{member_id}': ['member.disposable'],
  'DELETE /v1/portal/members/{member_id}': ['member.disposable'],
  'POST /v1/portal/members/{member_id}/password-reset': ['member.forgetful'],
  'PATCH /v1/portal/submissions/{submission_id}/notes/{note_id}': ['submission.noted'],
  'GET /v1/portal/webhooks/{webhook_id}': ['webhook.disposable'],
  'PATCH /v1/portal/webhooks/{webhook_id}': ['webhook.disposable', 'webhook.disabled'],
  'DELETE /v1/portal/webhooks/{webhook_id}': ['webhook.disposable', 'webhook.disabled'],
  'POST /v1/portal/webhooks/{webhook_id}/rotate-secret': ['webhook.disposable'],
  'GET /v1/portal/webhooks/{webhook_id}/deliveries': ['webhook.odd'],
};
const COHORTS = ['cohort.open', 'cohort.strict', 'cohort.draft', 'cohort.closed', 'cohort.completed', 'cohort.scratch'];
/** Where the operation does nothing that others would miss. */
const USUAL_IDS: Readonly<Partial<Record<string, readonly string[]>>> = {
  cohort_id: COHORTS,
  invitation: ['invitation.disposable', 'invitation.reset'],
  webhook_id: ['webhook.kept', 'webhook.odd'],
};
/** What belongs to something else in the same path. */
const INNER_IDS: Readonly<Partial<Record<string, readonly string[]>>> = {
  note_id: ['note.own'],
  delivery_id: ['delivery.kept'],
};

function idsFor({ name, area }: Endpoint, parameter: string, insider: Insider): readonly string[] {
  if (area === 'sandbox') return ['id.unknown', 'schema.own', 'submission.test'];
  const known = INNER_IDS[parameter] ?? IDS[name] ?? USUAL_IDS[parameter];
  if (known !== undefined || parameter !== 'submission_id') return known ?? ['schema.own'];
  return insider === 'owner' ? ['submission.live', 'submission.test'] : [`submission.${insider}`];
}

function path(endpoint: Endpoint, insider: Insider): fc.Arbitrary<string> {
  const parts = endpoint.template.split(/(\{\w+\})/).map((part) => {
    const parameter = /^\{(\w+)\}$/.exec(part)?.[1];
    return parameter === undefined
      ? fc.constant(part)
      : fc.constantFrom(...idsFor(endpoint, parameter, insider)).map((id) => `@@${id}@@`);
  });
  return fc.tuple(...parts).map((all) => all.join(''));
}

/** Queries that are allowed; a cursor only with nothing else, since it belongs to one list and one filter. */
export function query(endpoint: Endpoint, insider: Insider, values: SchemaValues): fc.Arbitrary<string> {
  const parameters = endpoint.parameters.filter((parameter) => parameter.in === 'query');
  if (parameters.length === 0) return fc.constant('');
  const filters = parameters
    .filter(({ name }) => name !== 'cursor')
    .map(({ name, schema }) => [name, filterValue(endpoint, insider, name, values.of(schema, name))]);
  const record = fc.record(Object.fromEntries(filters) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] });
  const plain = record.map((all) => Object.entries(all).map(([name, value]) => `${name}=${encoded(String(value))}`));
  const hasCursor = parameters.some(({ name }) => name === 'cursor');
  const next = fc.constant([`cursor=@@cursor:${endpoint.template}:${insider}@@`]);
  return fc
    .oneof({ weight: 4, arbitrary: plain }, { weight: hasCursor ? 1 : 0, arbitrary: next })
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));
}

function filterValue(
  { template }: Endpoint,
  insider: Insider,
  name: string,
  otherwise: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (template === '/v1/api/programs' && name === 'status')
    return fc.constantFrom('all', 'open', 'draft,open', 'closed, completed');
  if (name === 'status') return fc.constantFrom('pending', 'complete,failed', 'failed, processing');
  if (name === 'types') return fc.subarray(EVENT_TYPES, { minLength: 1 }).map((types) => types.join(','));
  if (name === 'after') return fc.constant(`@@cursor:${template}:${insider}@@`);
  if (name === 'time_zone') return fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns');
  if (name === 'include') return fc.constant('provenance');
  if (name === 'actor_id' || name === 'target_id') return fc.constantFrom('@@member.id@@', '@@submission.live@@');
  if (name.startsWith('submitted_') || name.startsWith('updated_') || name.startsWith('created_'))
    return fc.constantFrom('2020-01-01', '2999-01-01T00:00:00Z', '2026-11-21T03:40:00.123');
  return name === 'q' || name.startsWith('contact') || name === 'external_id'
    ? plainText(1, 40).map(onOneLine)
    : otherwise;
}

/** As somebody types it into a search box. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\n\t]/g, ' ');
}

/** Placeholders stay as they are. */
export function encoded(text: string): string {
  return text.search(PLACEHOLDER) === 0 ? text : encodeURIComponent(text);
}

/** Another decision may come between the look at the version and the decision, so most take any. */
function preconditions({ name }: Endpoint): fc.Arbitrary<Header[]> {
  if (name !== 'PATCH /v1/portal/submissions/{submission_id}') return fc.constant([]);
  return fc.constantFrom('*', '*', '"@@version@@"', '"0", "@@version@@"').map((tags) => [['If-Match', tags]]);
}

export function body(endpoint: Endpoint, values: SchemaValues): fc.Arbitrary<string | null> {
  return endpoint.body === null ? fc.constant(null) : values.of(endpoint.body).map((value) => latin1(toJson(value)));
}

/** Requests that deserve a 2xx, nearly all of them. */
export function wellFormed(endpoint: Endpoint, values: SchemaValues): fc.Arbitrary<Draft> {
  return fc.constantFrom(...insidersOf(endpoint)).chain((insider) =>
    fc
      .tuple(path(endpoint, insider), query(endpoint, insider, values), body(endpoint, values), preconditions(endpoint))
      .map(([at, search, text, conditions]) =>
        draft({
          method: endpoint.method,
          target: at + search,
          headers: [...credentialsOf(insider, endpoint), ...conditions, ...(text === null ? [] : [JSON_TYPE])],
          body: text,
        }),
      ),
  );
}
