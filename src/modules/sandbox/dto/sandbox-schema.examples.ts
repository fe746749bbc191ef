/** Ready to send from the documentation's page. */
export const SANDBOX_SCHEMA_EXAMPLES = {
  two_fields: {
    summary: 'Two questions',
    value: {
      fields: [
        { label: 'What problem are you solving?', key: 'problem' },
        { label: 'Who is on your team?', key: 'team' },
      ],
    },
  },
};
