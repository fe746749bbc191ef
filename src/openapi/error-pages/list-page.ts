import { docUrlOf, ERROR_CODES, type ErrorCode, errorRow } from '../../common/errors/error-codes.js';
import { html, type Html } from '../../common/http/html.js';
import { ERRORS_TRAIL } from './error-page.js';
import { pageOf, prose } from '../pages/layout.js';
import { isPublic } from './sandbox-call.js';

const [DOCUMENTATION] = ERRORS_TRAIL;

/** All errors: first those that a caller of the public API may meet. */
export function listPage(): string {
  return pageOf({
    title: 'Errors of the Application Intake Service',
    trail: [DOCUMENTATION],
    content: html`<h1>Errors</h1>
<p>Every error is a JSON object with <code>error</code>, a sentence for people, <code>code</code>, a stable word for clients,
<code>doc_url</code>, the page of that code, and <code>request_id</code>, which names the request to support. Some codes add fields of their own.
New codes may be added: treat one that you do not know by its status.</p>
<h2>Of the public API</h2>
${listOf(ERROR_CODES.filter(isPublic))}
<h2>Of the portal and its operators</h2>
${listOf(ERROR_CODES.filter((code) => !isPublic(code)))}`,
  });
}

/** Sent with a 404. The code that was asked for is not repeated: nobody here knows it. */
export function unknownErrorPage(): string {
  return pageOf({
    title: 'No such error: Application Intake Service',
    trail: ERRORS_TRAIL,
    content: html`<h1>No such error</h1>
<p>No error of this service has that code. It may be mistyped, or belong to another version.</p>
<p><a href="/docs/errors">All errors</a></p>`,
  });
}

function listOf(codes: readonly ErrorCode[]): Html {
  const sorted = [...codes].sort(
    (one, other) => errorRow(one).status - errorRow(other).status || (one < other ? -1 : 1),
  );
  return html`<ul>
${sorted.map(
  (
    code,
  ) => html`<li class="row"><a href="${docUrlOf(code)}"><code>${code}</code></a> <small class="quiet">${errorRow(code).status}</small><span>${prose(errorRow(code).meaning)}</span></li>
`,
)}</ul>`;
}
