import { DocumentBuilder, type OpenAPIObject } from '@nestjs/swagger';
import { packageVersion } from '../common/package-version.js';
import { API_KEY_SCHEME } from '../modules/auth/key-routes.decorator.js';
import { OPERATIONS_SCHEME } from '../modules/operations/operations-route.decorator.js';
import { PORTAL_SCHEME } from '../modules/portal/session/portal-route.decorator.js';
import { OVERVIEW } from './overview.js';

const TAGS: readonly [name: string, description: string][] = [
  ['Applications', 'Submit applications and follow them.'],
  ['Insights', 'What the review of an application came to.'],
  ['Events', 'What happened to applications, to be pulled, or to be sent to a webhook.'],
  ['Programs', 'Cohorts to apply to, and their forms.'],
  ['Schemas', 'Sets of questions of your own.'],
  ['Management', 'Set up cohorts, their forms, and keys: for a client of the team’s own.'],
  ['Account', 'What a key is, and what is left of the tokens.'],
  ['Agents', 'The API as language models use it.'],
  ['Sandbox', 'Fixed answers to build against, for test keys only.'],
  ['Portal: session', 'Signing in to what the team works with, and out of it.'],
  ['Portal: cohorts', 'Cohorts, their settings and what came in.'],
  ['Portal: forms', 'The application forms of cohorts.'],
  ['Portal: submissions', 'Applications, reports and decisions.'],
  ['Portal: API keys', 'Keys for the public API.'],
  ['Portal: webhooks', 'Where events are sent to, and what became of them.'],
  ['Portal: members', 'The people of the team, and what they may do.'],
  ['Portal: audit log', 'Who did what when.'],
  ['Portal: tokens', 'The balance and how it came about.'],
  ['Operations', 'For the operators of the service.'],
];

/** Everything about the document that no controller says. */
export function documentHead(): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Application Intake Service')
    .setDescription(OVERVIEW)
    .setVersion(packageVersion())
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
