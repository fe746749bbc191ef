/** What is typed into a first shell, where it stays. */
export const START = { install: 'npm install', start: 'npm start' };

/** What is typed into a second one, from top to bottom. The page `docs/quick-start.md` is made of these, and a test runs them. */
export const STEPS = [
  {
    title: 'Take the test key of the demonstration',
    text: 'The first start made an organisation to try things with. Its keys are in `.data/demo.json`.',
    command: `export INTAKE_BASE_URL=http://127.0.0.1:3000
export INTAKE_API_KEY=$(node -p 'require("./.data/demo.json").keys.test')`,
  },
  {
    title: 'Get a first answer from the sandbox',
    text: 'It answers at once, stores nothing and costs nothing.',
    command: `curl -sS --fail-with-body "$INTAKE_BASE_URL/v1/api/sandbox/applications" -H "Authorization: Bearer $INTAKE_API_KEY" \\
  -H 'Content-Type: application/json' -d '{"cohort_id": "spring", "answers": {"problem": "Small dairies lose 14% of their milk."}}'`,
    shown: ['submission_id', 'status', 'env'],
  },
  {
    title: 'Submit an application',
    text: 'The same key without `/sandbox` has the real review. Being a test key, it submits previews, which count nowhere.\n[docs/examples/application.json](examples/application.json) answers ten questions of the form.',
    command: `COHORT=$(curl -sS --fail-with-body "$INTAKE_BASE_URL/v1/api/programs?status=open&limit=1" \\
  -H "Authorization: Bearer $INTAKE_API_KEY" | cut -d '"' -f 6)
sed "s/COHORT/$COHORT/" docs/examples/application.json | curl -sS --fail-with-body "$INTAKE_BASE_URL/v1/api/applications" \\
  -H "Authorization: Bearer $INTAKE_API_KEY" -H 'Content-Type: application/json' \\
  -H "Idempotency-Key: quick-start-$(date +%s)" -o .data/accepted.json -d @-
cat .data/accepted.json`,
    shown: ['submission_id', 'status', 'env'],
  },
  {
    title: 'Read its report',
    text: '`?wait=30` holds the answer until the review is over. Every score rests on sentences of the answers.',
    command: `SUBMISSION=$(cut -d '"' -f 4 .data/accepted.json)
curl -sS --fail-with-body "$INTAKE_BASE_URL/v1/api/applications/$SUBMISSION/insights?wait=30" -H "Authorization: Bearer $INTAKE_API_KEY"`,
    shown: ['clarity_score', 'founder_fit_score', 'idea_strength_score', 'overall_score', 'verdict'],
  },
  {
    title: 'Receive a webhook, and verify it',
    text: 'On your own machine `intake listen` brings you the events of the service as webhooks, signed in the same way, without a tunnel.\n[docs/examples/receiver.mjs](examples/receiver.mjs) verifies them in ten lines. Here it gets one event that there is already;\nwithout `--from-start` and `--count` those that come, until `Ctrl-C`.',
    command: `export WEBHOOK_SECRET=$(npx intake listen --print-secret --no-json)
node docs/examples/receiver.mjs 4000 &
npx intake listen --forward-to localhost:4000 --from-start --type application.completed --count 1 --no-json --quiet
kill $!`,
    shown: 'text',
  },
];
