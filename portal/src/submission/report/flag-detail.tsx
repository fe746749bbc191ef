import { Text } from '@mantine/core';
import { type JSX } from 'react';
import { type Report, type SubmissionDetail } from '../../api/types.js';
import { QuoteButton, type ShowPlace } from '../quote-button.js';

interface FlagDetailProps {
  readonly flag: Report['guard_rail_flags'][number];
  readonly answers: SubmissionDetail['answers'];
  readonly onShow: ShowPlace;
}

/** The reviewer that it was hidden from is a program. */
const SEEN_BY_PEOPLE = 'People of the team read it in full, below.';

export function FlagDetail({ flag: { type, key, excerpt, message }, answers, onShow }: FlagDetailProps): JSX.Element {
  const label = answers.find((answer) => answer.key === key)?.label;
  return (
    <>
      <Text size="sm">
        {label != null && (
          <Text span inherit c="dimmed">
            {label}{' '}
          </Text>
        )}
        {message}
        {type === 'personal_data' && <> {SEEN_BY_PEOPLE}</>}
      </Text>
      {excerpt !== null &&
        (isVerbatim(answers, key, excerpt) ? (
          <QuoteButton answerKey={key} quote={excerpt} onShow={onShow} />
        ) : (
          <Text size="sm">“{excerpt}”</Text>
        ))}
    </>
  );
}

/** Excerpts of long stretches are shortened, and then have no place to lead to. */
function isVerbatim(answers: FlagDetailProps['answers'], key: string | null, excerpt: string): key is string {
  return answers.some((answer) => answer.key === key && answer.value.includes(excerpt));
}
