import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type JSX } from 'react';
import { type NewApiKey } from '../../api/types.js';
import { submitLine } from '../../examples/submit-line.js';
import { formQuery } from '../../cohorts/form.query.js';
import { cohortChoicesQuery } from '../../cohorts/cohorts.query.js';
import { CodeBlock } from '../../ui/code-block.js';

/** A command that tries a key, with the form of a cohort that it may use and that takes applications. */
export function FirstSubmission({
  apiKey: { key, cohort_id, environment },
}: {
  readonly apiKey: NewApiKey;
}): JSX.Element | null {
  const { data: cohorts } = useQuery(cohortChoicesQuery);
  const open = cohorts?.find(({ id, status }) => status === 'open' && (cohort_id === null || cohort_id === id));
  const { data: form } = useQuery({ ...formQuery(open?.id ?? ''), enabled: open !== undefined });
  if (cohorts === undefined) return null;
  if (open === undefined)
    return (
      <Text size="sm" c="dimmed">
        Once a cohort that it may use is open, this key can submit applications to it.
      </Text>
    );
  if (form === undefined) return null;
  return (
    <>
      <Text size="sm">
        To try it, paste this into a terminal. It submits an application to “{open.name}”, which shows up under
        Submissions, {environment === 'test' ? 'in the Preview tab' : 'in the Live tab'}.
      </Text>
      <CodeBlock title="Command" code={submitLine({ key, cohortId: open.id, fields: form.fields })} />
    </>
  );
}
