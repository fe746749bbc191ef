import { exampleId } from '../../../common/openapi/example-ids.js';
import { SUBMIT_EXAMPLES } from '../../applications/dto/submit-application.examples.js';

/** Ready to send, once the ids are the reader's own. */
export const MCP_EXAMPLES = {
  list: { summary: 'Which tools the key may use', value: message('tools/list', {}) },
  cohorts: { summary: 'The open cohorts', value: call('list_cohorts', {}) },
  cohort: { summary: 'A cohort and its form', value: call('get_cohort', { cohort_id: exampleId('cohort') }) },
  schema: { summary: 'A registered schema', value: call('get_schema', { schema_id: exampleId('schema') }) },
  submissions: {
    summary: 'Submissions to a cohort',
    value: call('list_submissions', { cohort_id: exampleId('cohort'), limit: 10 }),
  },
  count: { summary: 'How many there are', value: call('count_submissions', { cohort_id: exampleId('cohort') }) },
  submission: {
    summary: 'A submission',
    value: call('get_submission', { submission_id: exampleId('submission') }),
  },
  insights: { summary: 'The report on it', value: call('get_insights', { submission_id: exampleId('submission') }) },
  events: {
    summary: 'What happened to them',
    value: call('list_events', { cohort_id: exampleId('cohort'), limit: 10 }),
  },
  whoami: { summary: 'What the key is', value: call('whoami', {}) },
  validate: {
    summary: 'What a submission would meet',
    value: call('validate_application', SUBMIT_EXAMPLES.form_path.value),
  },
  submit: { summary: 'A submission', value: call('submit_application', SUBMIT_EXAMPLES.form_path.value) },
};

export const NO_SUCH_METHOD = {
  jsonrpc: '2.0',
  id: 1,
  error: { code: -32_601, message: 'Method not found' },
};

export const WRONG_REVISION = {
  jsonrpc: '2.0',
  id: 1,
  error: {
    code: -32_022,
    message: 'Unsupported protocol version: 1999-01-01',
    data: { supported: ['2026-07-28'], requested: '1999-01-01' },
  },
};

/** A message as in revisions before 2026-07-28, which need no further headers. */
function message(method: string, params: object): object {
  return { jsonrpc: '2.0', id: 1, method, params };
}

function call(name: string, given: object): object {
  return message('tools/call', { name, arguments: given });
}
