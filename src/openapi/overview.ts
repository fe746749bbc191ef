import { LIMITS } from '../common/validation/limits.js';
import { Settings } from '../config/settings.js';
import { TEXTS } from '../modules/applications/application-texts.js';
import { REMEMBERED_HOURS } from '../modules/idempotency/claims.statements.js';
import { MAX_WAIT_SECONDS } from '../common/waiting/wait-seconds.decorator.js';
import { DEFAULT_REVIEW_SETTINGS } from '../modules/rubric/rubric.js';
import { COMPATIBILITY } from './compatibility.js';

const { perfect, strong, possible } = DEFAULT_REVIEW_SETTINGS.thresholds;
const { rateLimitPerMinute, rateLimitAddressPerMinute, tokensPerReview } = new Settings();
const count = (number: number): string => number.toLocaleString('en');

/** All that an integrator has to know beside the operations: the text of the document, and the first part of its page. */
export const OVERVIEW = `
Takes in founders' applications to a cohort, reviews each one asynchronously, and gives back an insights report.

## Authentication

Every request carries an API key in the \`Authorization\` header:

\`\`\`sh
export INTAKE_BASE_URL=…    # the address that this document came from, without its path
export INTAKE_API_KEY=inc_test_…
curl -s "$INTAKE_BASE_URL/v1/api/me" -H "Authorization: Bearer $INTAKE_API_KEY"
\`\`\`

Keys begin with \`inc_test_\` or \`inc_live_\`, are shown once,
when they are made, and carry scopes: \`applications:write\`, \`applications:read\`, \`insights:read\`, and seldom \`programs:write\`,
with which a client of the team’s own sets up cohorts, forms and further keys. They come

- from the team's portal, at *API keys*: owners and admins of the organisation make them there, and give you one;
- from the command line of the machine that runs the service: \`npm run --silent admin -- create-key\`;
- on a service that was started to try it, from \`.data/demo.json\`, which has a test and a live key.

On [the page with the operations](/docs#operations), press *Authorize* and paste the key; it is forgotten when the page is closed. Keys belong on servers: no answer has
CORS headers, so that a page of another origin cannot use one.

## Environments

The key alone decides; there is one base address.

| Key | Path | What happens |
|---|---|---|
| \`inc_test_…\` | \`/v1/api/sandbox/…\` | Fixed answers at once. Nothing is stored, reviewed or charged. |
| \`inc_test_…\` | all others | The real review. Submissions are previews: they cost tokens, but count nowhere. |
| \`inc_live_…\` | all but the sandbox | The real thing. |

A test key sees previews alone, a live key live submissions alone; cohorts and schemas are shared by both. In the sandbox, the
header \`X-Sandbox-Scenario\` plays back any error of the live API, headers included. In test mode, the addresses
\`failed@simulator.test\`, \`slow@simulator.test\` (30 seconds) and \`flagged@simulator.test\` make the review end accordingly.

## From application to report

\`\`\`sh
# 1. The cohorts that take applications now. The id of one is your cohort_id.
curl -s "$INTAKE_BASE_URL/v1/api/programs" -H "Authorization: Bearer $INTAKE_API_KEY"
COHORT=…

# 2. Its questions: form.fields, each with the key to answer it by.
curl -s $INTAKE_BASE_URL/v1/api/programs/$COHORT -H "Authorization: Bearer $INTAKE_API_KEY"

# 3. Submit. 202: stored and queued, not yet reviewed. The answer has the submission_id.
TRY=$(date +%s)      # new for each new application; the same when you send one again
curl -s $INTAKE_BASE_URL/v1/api/applications -H "Authorization: Bearer $INTAKE_API_KEY" \\
  -H 'Content-Type: application/json' -H "Idempotency-Key: $TRY" \\
  -d '{"cohort_id": "'$COHORT'", "founder_name": "Ada Okafor", "contact_email": "ada@example.com",
       "answers": [{"key": "what_problem_are_you_solving", "value": "Clinics lose a tenth of their income to no-shows."}]}'
SUBMISSION=…

# 4. Wait until status is complete or failed; ask again while it is neither.
curl -s "$INTAKE_BASE_URL/v1/api/applications/$SUBMISSION?wait=30" -H "Authorization: Bearer $INTAKE_API_KEY"

# 5. Read the report.
curl -s $INTAKE_BASE_URL/v1/api/applications/$SUBMISSION/insights -H "Authorization: Bearer $INTAKE_API_KEY"
\`\`\`

\`?wait=N\` holds the answer for up to N seconds, at most ${MAX_WAIT_SECONDS}, and gives it as soon as the review is over: no need to poll.
**Your client's own timeout must be longer than N.** When the time is up the answer is the present state: ask again. Without
\`wait\`, ask again after \`Retry-After\` seconds. An \`ETag\`, sent back as \`If-None-Match\`, spares you what you have (304).

\`POST /v1/api/applications/validate\` says everything that stands against a body, and submits nothing. \`…/batch\` submits up
to ${LIMITS.batch} at once, each by itself: look at the \`status_code\` of each result.

## Forms and schemas

Answers use the keys of the cohort's form, or with a \`schema_id\` those of a schema of yours. The form's \`form_validation\` says
what \`required\` and the types of its questions mean:

- \`lenient\` (the usual): nothing is refused for them. The 202 lists in \`warnings\` what was probably not meant:
  \`missing_key\`, \`unknown_key\`, \`invalid_value\`, and \`unknown_field\` for a field beside the answers. Everything is stored.
- \`strict\`: unknown keys, missing required ones and values of the wrong type are refused with 422, each listed.

Your own schema is always strict about keys: unknown ones, and required ones left out, are 422. The keys of its fields are
**made from their labels**, whatever \`key\` you send: submit under the keys in the answer to \`POST /v1/api/schema\`. A schema
belongs to one cohort and never changes.

Every \`value\` is a text, read by the question's \`field_type\` as people write such things: \`2027-05-04\` or \`May 2027\` for a \`date\`,
\`yes\` or \`no\` for a \`boolean\`, \`50,000 EUR\` for a \`currency\`, one of \`options\` for a \`select\`; choices of a \`multi_select\` are joined by
commas. A question that is not answered is left out, or has an empty \`value\`.

## Reading a report

| Field | Scale |
|---|---|
| \`clarity_score\`, \`founder_fit_score\` | whole numbers, 0 to 100 |
| \`idea_strength_score\` | 0.0 to 10.0 (the sandbox has a fixed 74) |
| \`score\` of a dimension or criterion | whole numbers, 0 to 100; \`weight\` is its share, together 1 |
| \`overall_score\` | 0.0 to 100.0, what the verdict is made of |

What a score rests on stands beside it: \`reasoning\`, and in \`evidence\` the sentences of the answers, word for word.

\`verdict\` is made of \`overall_score\`: 30% clarity, 40% founder fit and 30% ten times idea strength: \`COHORT_PERFECT\` from ${perfect}, \`COHORT_STRONG\`
from ${strong}, \`COHORT_POSSIBLE\` from ${possible}, \`COHORT_UNLIKELY\` below; a cohort may set other bounds. \`COHORT_UNDETERMINED\`: a
critical flag stands, or there was too little to judge. It is advice: people decide, and their decision is \`review_status\`.

404 on \`…/insights\` says by its \`code\` which it is: \`insights_not_ready\`, ask again after \`Retry-After\`;
\`insights_unavailable\`, the review failed and there will be none (\`failure_code\` says why) unless the team runs it again;
\`submission_not_found\`, no such submission for this key. A report, once there, never changes.

\`POST /v1/api/applications/{submission_id}/withdraw\` takes an application back for its applicant: \`withdrawn_at\` is set, the team
need not decide any more, and a review that is still owed is not made. To keep a copy of your own, list with \`updated_after\`.

## What a submission costs

One that is accepted, live or test, reserves the cohort's price in tokens, by default ${tokensPerReview}; a failed review gives them back.
Everything else is free: refused submissions, \`validate\` (which tells the price as \`token_cost\`), reading, the sandbox.
\`GET /v1/api/balance\` shows what is left; without enough the answer is 402.

## What may be sent again

Send an \`Idempotency-Key\` of your own with every POST (1 to 255 visible ASCII characters, a new one for each new
request; quotes around it make no difference).
For ${REMEMBERED_HOURS} hours the same key with the same body gets the first answer again, byte for byte, marked
\`Idempotent-Replayed: true\`: one submission, one charge. The same key with another body is 422. Errors are not remembered.

| Answer | Again? |
|---|---|
| none (timeout, broken connection), 408, 500, 503 | yes, with the same \`Idempotency-Key\`; after \`Retry-After\` if there is one |
| 429 | yes, after \`Retry-After\` |
| 404 \`insights_not_ready\` | yes, after \`Retry-After\` |
| 402 | once there are tokens |
| every other 4xx | not as it is: it would be refused again |

GET requests may always be sent again.

## Clients

Any HTTP client will do; each operation has samples in curl, JavaScript and Python. For TypeScript there is
\`@application-intake/sdk\`: it sends again what may be sent again, waits, goes through lists, has a class for each error, and
verifies webhooks. The command line, \`intake\`, imports CSV files and brings webhooks to your machine. Both come with the
repository of the service, which has a page about each (\`docs/sdk.md\`, \`docs/cli.md\`), and are on no registry: ask the people
who run it for them. Clients for other languages are generated from \`/openapi.json\`.

## Errors

Every error is \`{"error", "code", "doc_url", "request_id"}\`, plus the fields that the code calls for: \`error\` is for people,
\`code\` is stable and for clients. \`doc_url\` leads to a page about it; [all of them](/docs/errors). \`request_id\` equals the
\`X-Request-Id\` header, which may also be sent along.

## Limits

| What | At most |
|---|---|
| request body | ${LIMITS.bodyBytes / 1024 / 1024} MiB |
| answers of an application | ${LIMITS.answers} |
| key, value of an answer | ${count(LIMITS.answerKey)}, ${count(LIMITS.answerValue)} characters |
| ${TEXTS.map(({ name }) => `\`${name}\``).join(', ')} | ${TEXTS.map(({ max }) => max).join(', ')} characters |
| applications of a batch, items of a page | ${LIMITS.batch}, ${LIMITS.page} |
| requests of a key | ${rateLimitPerMinute} a minute, and as many in the sandbox, unless it was given another number |
| requests without a valid key | ${rateLimitAddressPerMinute} a minute from an address |

\`RateLimit-Policy\` says how many there may be, \`RateLimit\` how many are left. Over that the answer is 429, and \`Retry-After\`
says when to come back. A request that is held by \`?wait\` counts once. Control characters but tab and line breaks are refused in texts.

## Conventions

Times are ISO 8601 in UTC **without a zone designator**, such as \`2026-11-21T03:40:00.123\`. Beware: JavaScript's
\`new Date("2026-11-21T03:40:00.123")\`, like many libraries, takes that for local time. Append a \`Z\`: \`new Date(time + "Z")\`. Only the \`timestamp\`
of an event ends with its \`Z\`.
Time filters take a zone or none (UTC); in an address, write the \`+\` of a zone as \`%2B\`.

Identifiers are UUIDs; an id of another shape is unknown, thus 404. Bodies are JSON, in UTF-8, not compressed; large answers are
compressed for callers who accept that. Lists are newest first, but in the order of changes with \`updated_after\`, and come in pages of \`limit\` items: give \`next_cursor\` back
as \`cursor\` until it is null.

${COMPATIBILITY}
`.trim();
