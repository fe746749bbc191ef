import { exampleId } from '../../../common/openapi/example-ids.js';

const KEY = 'what_problem_are_you_solving';
const VALUE = 'Small dairies lose 14% of their milk to spoilage because a failing cooler is noticed hours too late.';

/** Ready to send from the documentation's page. */
export const SANDBOX_APPLICATION_EXAMPLES = {
  object: {
    summary: 'Answers by field key',
    value: { cohort_id: exampleId('cohort'), answers: { [KEY]: VALUE } },
  },
  live_format: {
    summary: 'The body of the live endpoint',
    value: {
      cohort_id: exampleId('cohort'),
      founder_name: 'Ada Okafor',
      contact_email: 'ada@example.com',
      answers: [{ key: KEY, value: VALUE }],
    },
  },
};
