import { Alert, Code } from '@mantine/core';
import { type JSX } from 'react';
import { type Report } from '../api/types.js';
import { Facts } from '../ui/facts.js';
import { Panel } from '../ui/panel.js';
import { inWords } from '../ui/words.js';

interface ProvenanceProps {
  readonly provenance: NonNullable<Report['provenance']>;
}

/** How the report came about: enough to make it again. */
export function Provenance({ provenance }: ProvenanceProps): JSX.Element {
  const {
    reviewer,
    version,
    model,
    prompt_version,
    rubric_version,
    rubric_hash,
    usage,
    duration_ms,
    attempts,
    thresholds,
  } = provenance;
  const facts: [string, JSX.Element | string][] = [
    ['Reviewer', `${reviewer} ${version}`],
    ['Model', model],
    ...(prompt_version === null ? [] : ([['Prompt', prompt_version]] satisfies [string, string][])),
    [
      'Rubric',
      <>
        {rubric_version} <Code title={rubric_hash}>{rubric_hash.slice(0, 12)}</Code>
      </>,
    ],
    [
      'Thresholds',
      `perfect ${String(thresholds.perfect)}, strong ${String(thresholds.strong)}, possible ${String(thresholds.possible)}`,
    ],
    ['Took', `${String(duration_ms)} ms in ${attempts === 1 ? 'one try' : `${String(attempts)} tries`}`],
    ...(usage.input_tokens + usage.output_tokens === 0
      ? []
      : ([['Model tokens', `${String(usage.input_tokens)} in, ${String(usage.output_tokens)} out`]] satisfies [
          string,
          string,
        ][])),
  ];
  return (
    <Panel title="How this report was made">
      {judgedInstead(provenance) && (
        <Alert color="orange" mb="sm">
          The embedded reviewer judged in place of the configured one
          {provenance.degraded_reason !== null && ` (${inWords(provenance.degraded_reason).toLowerCase()})`}.
        </Alert>
      )}
      <Facts labelWidth={100} facts={facts} />
    </Panel>
  );
}

/** Not only left something out. */
function judgedInstead({ degraded_reason: reason }: ProvenanceProps['provenance']): boolean {
  return reason !== null && !reason.endsWith('_incomplete');
}
