import { Alert, Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type Report, type SubmissionDetail } from '../../api/types.js';
import { inWords } from '../../ui/words.js';
import { QuoteButton, type ShowPlace } from '../quote-button.js';

type Flag = Report['guard_rail_flags'][number];

const COLOURS: Record<Flag['severity'], string> = { info: 'gray', warning: 'yellow', critical: 'red' };

interface FlagsProps {
  readonly flags: readonly Flag[];
  readonly answers: SubmissionDetail['answers'];
  readonly onShow: ShowPlace;
}

/** What a reader should know before they trust the scores. A flag rejects nothing by itself. */
export function Flags({ flags, answers, onShow }: FlagsProps): JSX.Element | null {
  if (flags.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label="Flags">
      {flags.map(({ type, severity, key, excerpt, message }, index) => (
        <Alert key={String(index)} color={COLOURS[severity]} title={`${inWords(severity)}: ${inWords(type).toLowerCase()}`} p="sm" role="group">
          <Text size="sm">{message}</Text>
          {excerpt !== null && (isVerbatim(answers, key, excerpt) ? <QuoteButton answerKey={key} quote={excerpt} onShow={onShow} /> : <Text size="sm" mt={4}>“{excerpt}”</Text>)}
        </Alert>
      ))}
    </Stack>
  );
}

/** Excerpts of long stretches are shortened, and then have no place to lead to. */
function isVerbatim(answers: FlagsProps['answers'], key: string | null, excerpt: string): key is string {
  return answers.some((answer) => answer.key === key && answer.value.includes(excerpt));
}
