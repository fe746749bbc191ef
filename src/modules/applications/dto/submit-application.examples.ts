import { exampleId } from '../../../common/openapi/example-ids.js';

const ANSWERS = [
  {
    key: 'what_problem_are_you_solving',
    value: 'Small dairies lose 14% of their milk to spoilage because a failing cooler is noticed hours too late.',
  },
  {
    key: 'what_traction_do_you_have_so_far',
    value: 'Since March 2026, 38 farms pay 45 euros a month; monthly revenue grew from 400 to 1,710 euros.',
  },
];

/** Ready to send from the documentation, once readers put in ids of their own. */
export const SUBMIT_EXAMPLES = {
  form_path: {
    summary: 'Answers to the cohort’s own form',
    value: {
      cohort_id: exampleId('cohort'),
      founder_name: 'Ada Okafor',
      contact_email: 'ada@example.com',
      answers: ANSWERS,
    },
  },
  schema_path: {
    summary: 'Answers to your own registered schema',
    value: {
      cohort_id: exampleId('cohort'),
      schema_id: exampleId('schema'),
      contact_email: 'ada@example.com',
      external_id: 'crm-4711',
      answers: ANSWERS,
    },
  },
};

export const BATCH_EXAMPLES = {
  two_applications: {
    summary: 'One on either path',
    value: { applications: [SUBMIT_EXAMPLES.form_path.value, SUBMIT_EXAMPLES.schema_path.value] },
  },
};
