import { LIMITS } from '../../../common/validation/limits.js';
import { type PublicForm, type ShownForm } from '../access/public-forms.service.js';
import { CONTROLS, type Given, NOTHING_GIVEN } from '../form/posted-form.js';
import { type Problem } from '../form/problems.js';
import { html, type Html, type Part } from '../../../common/http/html.js';
import { pageOf } from './layout.js';
import { sharedAs } from './shared-as.js';
import { idOf, type Question, questionOf, renderQuestion } from './question.js';
import { timeOf } from './time.js';

interface FormState {
  readonly token: string;
  readonly given: Given;
  readonly problems: readonly Problem[];
  /** A message about the application as a whole, or null. */
  readonly notice: string | null;
  /** Set for the team's preview, in which nothing can be sent. */
  readonly isPreview?: boolean;
}

/** Questions about the person, whom the review does not see; asked beside those of the cohort's form. */
const ABOUT_YOU: readonly Question[] = [
  {
    control: CONTROLS.name,
    label: 'Your name',
    type: 'text',
    required: false,
    help: undefined,
    options: [],
    autocomplete: 'name',
    maxLength: LIMITS.name,
  },
  {
    control: CONTROLS.email,
    label: 'Your e-mail address',
    type: 'email',
    required: true,
    help: 'The team answers to this address.',
    options: [],
    autocomplete: 'email',
    maxLength: LIMITS.email,
  },
];

export function emptyForm(form: PublicForm): string {
  return formPage(form, {
    token: form.signer.issueToken(form.version),
    given: NOTHING_GIVEN,
    problems: [],
    notice: null,
  });
}

/** The place for the note about drafts is reserved before the script fills it, so that the page does not jump. */
const DRAFT = html`<noscript><p class="help">Scripts are off in this browser, so it keeps no draft: what you write is gone when you leave the page before sending it.</p></noscript>
<div class="receipt" id="sent" role="status" hidden></div>
<div class="draft waiting" id="draft">
<p id="draft-said" class="help" role="status">What you write is kept as a draft in this browser, on this device alone, until you send or discard it.</p>
<p><button type="button" id="draft-discard" class="quiet">Discard the draft</button></p>
</div>`;

/** The form, with what the applicant has written so far and what has to be done about it. */
export function formPage(form: ShownForm, { token, given, problems, notice, isPreview = false }: FormState): string {
  const { cohort, organisation } = form;
  const wrong = new Map(problems.map(({ control, message }) => [control, message]));
  const questions = [...ABOUT_YOU, ...form.fields.map(questionOf)];
  const ask = (question: Question): Html =>
    renderQuestion({
      ...question,
      values: given.get(question.control) ?? [],
      problem: wrong.get(question.control) ?? null,
    });
  const isBack = notice !== null || problems.length > 0;
  return pageOf({
    title: `${isBack ? 'Not sent yet: ' : ''}Apply to ${cohort.name}`,
    shared: sharedAs(form),
    isStill: isPreview,
    content: html`<p class="organisation">${organisation}</p>
<h1>Apply to ${cohort.name}</h1>
${isBack && summary(questions, problems, notice)}
${cohort.description !== null && html`<p class="description">${cohort.description}</p>`}
${cohort.closesAt !== null && cohort.status === 'open' && html`<p>Applications are taken until ${timeOf(cohort.closesAt)}.</p>`}
<p class="help">An answer may be up to ${LIMITS.answerValue.toLocaleString('en')} characters long. Nothing is sent before you press “Send the application”.</p>
${!isPreview && DRAFT}
<form method="post" action="/apply/${cohort.id}" novalidate data-cohort="${cohort.id}" data-version="${form.version}"${isBack && html` data-back`}>
<input type="hidden" name="${CONTROLS.token}" value="${token}">
<div class="unseen" aria-hidden="true"><label for="${CONTROLS.trap}">Leave this empty</label><input type="text" id="${CONTROLS.trap}" name="${CONTROLS.trap}" tabindex="-1" autocomplete="off"></div>
<h2>About you</h2>
${ABOUT_YOU.map(ask)}
<h2>Your application</h2>
${form.fields.map((field) => ask(questionOf(field)))}
<h2>What happens with it</h2>
<p>Your application goes to ${organisation} and is stored in this service. It is first reviewed by software, which sees
neither your name nor your e-mail address; what becomes of it people decide.</p>
<p><button type="submit">Send the application</button> <span id="sending" role="status"></span></p>
</form>`,
  });
}

/**
 * The list of problems, each with a link to its control. It comes first, is read out at once and gets the focus, with
 * or without scripts.
 */
function summary(questions: readonly Question[], problems: readonly Problem[], notice: string | null): Part {
  const links = problems.map(({ control, message }) => {
    const label = questions.find((question) => question.control === control)?.label ?? '';
    return html`<li><a href="#${idOf(control)}">${label}</a>: ${message}</li>
`;
  });
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
<h2>This has not been sent yet</h2>
${notice !== null && html`<p>${notice}</p>`}
${
  links.length > 0 &&
  html`<p>${links.length === 1 ? 'One answer needs' : `${links.length} answers need`} another look:</p>
<ul>
${links}</ul>`
}
</div>`;
}
