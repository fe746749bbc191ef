import { STATUS_CODES } from 'node:http';
import { ERRORS_PATH, type ErrorCode, errorRow } from '../../common/errors/error-codes.js';
import { type Retry } from '../../common/errors/table/error-row.js';
import { html, type Html, type Part } from '../../common/http/html.js';
import { errorExample } from '../../common/openapi/api-errors.decorator.js';
import { pageOf, prose } from '../pages/layout.js';
import { KEY_VARIABLE } from '../samples/sample-request.js';
import { type Occurrence } from './occurrences.js';
import { isPublic, sandboxCall } from './sandbox-call.js';

/** Of a page in the list above this one. */
export const ERRORS_TRAIL = [
  ['/docs', 'Documentation'],
  [ERRORS_PATH, 'Errors'],
] as const;

const RETRIES: Record<Retry, string> = {
  wait: 'Yes, as it is: after as many seconds as `Retry-After` says, and where there is none after a pause that doubles from try to try.',
  corrected: 'Not as it is: the answer would be the same. Once it is put right, yes.',
  later:
    'Yes, as it is, but only once somebody has changed what stands against it. Until then the answer stays the same.',
  never: 'No: the answer would be the same.',
};

/** What that means for a POST that is to have its effect once. */
const KEYS: Record<Retry, string | null> = {
  wait: 'Send a POST with the same `Idempotency-Key` again: whatever became of the first try, it has its effect once.',
  corrected: 'It may use the same `Idempotency-Key`, since errors are not remembered under one.',
  later: 'It may use the same `Idempotency-Key`, since errors are not remembered under one.',
  never: null,
};

/** Of a key that is taken, the usual sentence would be wrong. */
const OWN_KEYS: Partial<Record<ErrorCode, string>> = {
  idempotency_key_reused:
    'A new request needs a new `Idempotency-Key`: this one stays with the earlier request for 24 hours.',
  invalid_idempotency_key: 'It needs another `Idempotency-Key`.',
};

/** Everything about one error. */
export function errorPage(code: ErrorCode, occurrences: readonly Occurrence[], address: string): string {
  const { status, meaning, remedy, retry } = errorRow(code);
  const key = isPublic(code) ? (OWN_KEYS[code] ?? KEYS[retry]) : null;
  return pageOf({
    title: `${code}: errors of the Application Intake Service`,
    trail: ERRORS_TRAIL,
    content: html`<h1><code>${code}</code></h1>
<p class="quiet">${status} ${STATUS_CODES[status] ?? ''}</p>
<h2>What it means</h2>
<p>${prose(meaning)}</p>
<h2>What to do</h2>
<p>${prose(remedy)}</p>
<h2>May I send the request again?</h2>
<p>${prose(RETRIES[retry])}</p>
${key !== null && html`<p>${prose(key)}</p>`}
<h2>The answer</h2>
<p>The text may be more precise than here. Programs go by <code>code</code>.</p>
${block('Example of the answer', JSON.stringify(errorExample(code), null, 2))}
${
  isPublic(code) &&
  html`<h2>Try it</h2>
<p>The sandbox answers exactly this error. <code>${KEY_VARIABLE}</code> is a test key of yours, as in
<code>export ${KEY_VARIABLE}=inc_test_…</code></p>
${block('A call that is answered with this error', sandboxCall(code, address))}`
}
<h2>Where it is answered</h2>
${occurrences.length === 0 ? html`<p>${prose(isPublic(code) ? 'By any request, whatever it is about.' : 'By the portal, whatever is asked of it.')}</p>` : listOf(occurrences)}`,
  });
}

/** Has the focus, since a keyboard could not scroll it otherwise. */
function block(label: string, text: string): Html {
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`;
}

function listOf(occurrences: readonly Occurrence[]): Part {
  return html`<ul>
${occurrences.map(
  ({
    method,
    path,
    summary,
    address,
  }) => html`<li class="row"><code>${method} ${path}</code><span>${address === null ? summary : html`<a href="${address}">${summary}</a>`}</span></li>
`,
)}</ul>`;
}
