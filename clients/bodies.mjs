// Applications that are refused for what is in them.

/** Fit for the document, but not for the strict form. */
export function strictBodies({ strict }, application) {
  return [
    [
      { key: 'company_website', value: 'https://example.com' },
      { key: 'colour', value: 'green' },
    ],
    [{ key: 'stage', value: 'idea' }],
    [{ key: 'company_website', value: 'no address' }],
    [
      { key: 'stage', value: 'idea' },
      { key: 'stage', value: 'sales' },
    ],
  ].map((answers) => application({ cohort_id: strict, answers }));
}

/** Each with the status that it is answered with. */
export function wrongBodies({ strict }, application) {
  const without = { ...application() };
  delete without.contact_email;
  return [
    [400, {}],
    [400, application({ answers: 'x' })],
    [400, application({ answers: [{ key: 1, value: 'x' }] })],
    [422, without],
    [422, application({ contact_email: 'x' })],
    [422, application({ founder_name: 'x'.repeat(201) })],
    [422, application({ founder_name: 'Ada\u0001' })],
    // More unknown keys than an answer may list, and one that is longer than a key may be.
    [
      422,
      application({
        cohort_id: strict,
        answers: Array.from({ length: 1_100 }, (_, at) => ({ key: `unknown_${at}`, value: 'x' })),
      }),
    ],
    [422, application({ cohort_id: strict, answers: [{ key: 'k'.repeat(129), value: 'x' }] })],
  ];
}
