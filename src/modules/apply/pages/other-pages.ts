import { type PublicForm } from '../access/public-forms.service.js';
import { html, type Html, type Part } from '../../../common/http/html.js';
import { pageOf } from './layout.js';
import { sharedAs } from './shared-as.js';
import { timeOf } from './time.js';

/** A page with nothing but a message. */
export function messagePage(heading: string, text: Part): string {
  return pageOf({
    title: heading,
    content: html`<h1>${heading}</h1>
<p>${text}</p>`,
  });
}

export const NO_SUCH_FORM = messagePage(
  'There is no application form here',
  'The address may be mistyped, or the form is not open to the public. Ask the person who gave you the address.',
);

/** For a cohort that takes no applications: not yet, or not any more. */
export function closedPage({ cohort, organisation }: PublicForm): string {
  const isToCome = cohort.status === 'draft';
  const when = isToCome ? opening(cohort.opensAt) : closing(cohort.closesAt, new Date());
  return pageOf({
    title: `${cohort.name}: ${isToCome ? 'not open yet' : 'closed'}`,
    shared: sharedAs({ cohort, organisation }),
    content: html`<p class="organisation">${organisation}</p>
<h1>${cohort.name} ${isToCome ? 'is not open yet' : 'takes no more applications'}</h1>
<p>${when}</p>`,
  });
}

function opening(at: Date | null): Html {
  return at === null
    ? html`Applications are not taken yet. Please come back later.`
    : html`Applications are taken from ${timeOf(at)}. Please come back then.`;
}

function closing(at: Date | null, now: Date): Html {
  if (at === null) return html`Applications are closed.`;
  return at > now
    ? html`Applications are closed. They were meant to be taken until ${timeOf(at)}, but the team has closed them already.`
    : html`Applications were taken until ${timeOf(at)}.`;
}

/** The confirmation that an applicant keeps. It shows nothing of the application except its reference. */
export function receiptPage(
  { cohort, organisation }: PublicForm,
  { reference, at }: { reference: string; at: Date },
): string {
  return pageOf({
    title: `Application sent to ${cohort.name}`,
    content: html`<p class="organisation">${organisation}</p>
<h1>Your application has been received</h1>
<div class="receipt" data-sent="${cohort.id}" data-reference="${reference}" data-at="${at.toISOString()}">
<dl>
<dt>Cohort</dt><dd>${cohort.name}</dd>
<dt>Received</dt><dd>${timeOf(at)}</dd>
<dt>Reference</dt><dd><code>${reference}</code> <button type="button" id="copy" class="quiet waiting">Copy</button> <span id="copied" role="status"></span></dd>
</dl>
</div>
<p>Keep this page or the reference: by it the team finds your application. They answer to the e-mail
address that you gave.</p>
<p class="help">Opening this page again sends nothing a second time.</p>`,
  });
}
