import { Text } from '@mantine/core';
import { type JSX } from 'react';
import { type Submission } from '../api/types.js';
import { titleOf } from './title.js';

/** What an application is referred to by, and who sent it as far as its title does not say so. No name turns the next one round. */
export function Applicant({ submission }: { readonly submission: Submission }): JSX.Element {
  const { reference, founder_name, contact_email } = submission;
  const title = titleOf(submission);
  const names = [founder_name, contact_email].filter((name) => name !== null && name !== title);
  return (
    <Text size="xs" c="dimmed" fw={400} truncate title={names.join(' · ')}>
      {reference}
      {names.map((name) => (
        <span key={name}>
          {' · '}
          <bdi>{name}</bdi>
        </span>
      ))}
    </Text>
  );
}
