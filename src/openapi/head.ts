import { DocumentBuilder, type OpenAPIObject } from '@nestjs/swagger';
import { API_KEY_SCHEME } from '../modules/auth/key-routes.decorator.js';
import { OPERATIONS_SCHEME } from '../modules/operations/operations-route.decorator.js';
import { PORTAL_SCHEME } from '../modules/portal/session/portal-route.decorator.js';

const DESCRIPTION = `
Takes in founders' applications to a cohort, reviews each one asynchronously, and gives back an insights report.

## From application to report

1. \`POST /v1/api/applications\` answers 202: the application is stored and queued, not yet reviewed.
2. \`GET /v1/api/applications/{submission_id}\` until \`status\` is \`complete\` or \`failed\`.
3. \`GET /v1/api/applications/{submission_id}/insights\` reads the report.

\`GET /v1/api/programs/{cohort_id}\` shows the form's questions and the keys to answer them by. Register a schema of your
own to submit other questions.

## Environments

The key alone decides; there is one base address.

| Key | Path | What happens |
|---|---|---|
| \`inc_test_…\` | \`/v1/api/sandbox/…\` | Fixed answers at once. Nothing is stored, reviewed or charged. |
| \`inc_test_…\` | all others | The real review. Submissions are previews: they cost tokens, but count nowhere. |
| \`inc_live_…\` | all but the sandbox | The real thing. |

To try the requests on this page, press *Authorize* and paste a key. In the sandbox, the header \`X-Sandbox-Scenario\`
answers with any error of the live API. In test mode, the addresses \`failed@simulator.test\`, \`slow@simulator.test\` and
\`flagged@simulator.test\` make the review end accordingly.

## Errors

Every error is \`{"error", "code", "request_id"}\`, plus the fields that the code calls for: \`error\` is for people,
\`code\` is stable and for programs. \`request_id\` equals the \`X-Request-Id\` header, which may also be sent along.

## Limits

Each key may make so many requests a minute, and so many more in the sandbox; \`RateLimit-Policy\` says how many, and
\`RateLimit\` what is left. Over that the answer is 429, and \`Retry-After\` says when to come back. Requests without a
valid key count against the address they come from.

## Conventions

Times are ISO 8601 in UTC without a zone designator. Identifiers are UUIDs; an id of another shape is unknown, thus 404.
Lists are newest first and come in pages of \`limit\` items: give \`next_cursor\` back as \`cursor\` until it is null.
Fields may be added to answers at any time; ignore those you do not know.
`.trim();

const TAGS: readonly [name: string, description: string][] = [
  ['Applications', 'Submit applications and follow them.'],
  ['Insights', 'What the review of an application came to.'],
  ['Programs', 'Cohorts to apply to, and their forms.'],
  ['Schemas', 'Sets of questions of your own.'],
  ['Account', 'What a key is, and what is left of the tokens.'],
  ['Sandbox', 'Fixed answers to build against, for test keys only.'],
  ['Portal: session', 'Signing in to what the team works with, and out of it.'],
  ['Portal: cohorts', 'Cohorts, their settings and what came in.'],
  ['Portal: forms', 'The application forms of cohorts.'],
  ['Portal: submissions', 'Applications, reports and decisions.'],
  ['Portal: API keys', 'Keys for the public API.'],
  ['Portal: members', 'The people of the team, and what they may do.'],
  ['Portal: audit log', 'Who did what when.'],
  ['Portal: tokens', 'The balance and how it came about.'],
  ['Operations', 'For whoever runs the service.'],
];

/** Everything about the document that no controller says. */
export function documentHead(): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Application Intake Service')
    .setDescription(DESCRIPTION)
    .setVersion('1.0.0')
    .addServer('/', 'The service that this document came from')
    .addSecurity(API_KEY_SCHEME, {
      type: 'http',
      scheme: 'bearer',
      description: 'An API key: `inc_test_…` or `inc_live_…`.',
    })
    .addSecurity(OPERATIONS_SCHEME, {
      type: 'http',
      scheme: 'bearer',
      description: 'The token in `OPERATIONS_TOKEN`.',
    })
    .addCookieAuth(
      '__Host-intake_session',
      {
        type: 'apiKey',
        in: 'cookie',
        description: 'Set by signing in: `POST /v1/portal/session`. Named `intake_session` on the own machine.',
      },
      PORTAL_SCHEME,
    );
  for (const [name, description] of TAGS) builder.addTag(name, description);
  const head = builder.build();
  // The builder's contact is an empty object, which says less than none.
  delete head.info.contact;
  return head;
}
