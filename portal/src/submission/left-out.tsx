import { Alert, List } from '@mantine/core';
import { type JSX } from 'react';
import { type Report, type SubmissionDetail } from '../api/types.js';
import { inWords } from '../ui/words.js';

type Part = NonNullable<Report['provenance']>['left_out'][number]['part'];

/** Where the name of the part does not say it. */
const PART_WORDS: Readonly<Partial<Record<Part, string>>> = {
  blinding: 'Names and contact data could not be looked for, so that no reviewer read it',
  guard_rails: 'Guard rails were not applied, so that no reviewer read it',
  judging: 'Not judged',
  quotes: 'Quotes were not checked, so that none is shown',
  scoring: 'Not looked through for contradictions',
  fingerprints: 'Not compared with other applications',
};

interface LeftOutProps {
  readonly report: Report;
  readonly answers: SubmissionDetail['answers'];
}

/** What a person has to read, because the review could not. */
export function LeftOut({ report, answers }: LeftOutProps): JSX.Element | null {
  const leftOut = report.provenance?.left_out ?? [];
  if (leftOut.length === 0) return null;
  const labels = new Map(answers.map(({ key, label }) => [key, label ?? key]));
  return (
    <Alert color="orange" title="Parts of this application could not be read automatically. Read them yourself.">
      <List size="sm">
        {leftOut.map(({ part, key }) => (
          <List.Item key={`${part} ${key ?? ''}`}>
            {key === null ? 'All answers together' : `“${labels.get(key) ?? key}”`}:{' '}
            {(PART_WORDS[part] ?? `${inWords(part)} was left out`).toLowerCase()}.
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
