import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type JSX } from 'react';
import { nameWithReference } from '../submissions/title.js';
import { TextLink } from '../ui/button-link.js';
import { ZonedTime } from '../ui/zoned-time.js';
import { type AuditEntry } from './audit-log.query.js';
import { Difference } from './difference.js';
import { endOf, hasObject, verbOf } from './sentence.js';
import { useNames } from './use-names.js';

const SIGNS_OF_AN_ID = 6;

/** An entry as a sentence, with the rest of it on demand. */
export function AuditEntryText({ entry }: { readonly entry: AuditEntry }): JSX.Element {
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <div>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <Text span inherit fw={600}>
              {entry.actor_kind === 'api_key' ? `The API key “${entry.actor ?? ''}”` : (entry.actor ?? 'The service')}
            </Text>{' '}
            {verbOf(entry)}
            {hasObject(entry) && (
              <>
                {' '}
                <Target entry={entry} />
              </>
            )}
            {endOf(entry)}
          </Text>
          <Text size="xs" c="dimmed">
            <ZonedTime at={entry.created_at} />
          </Text>
        </div>
        <Button size="compact-xs" variant="default" onClick={toggle} aria-expanded={isOpen} style={{ flexShrink: 0 }}>
          {isOpen ? 'Less' : 'Details'}
        </Button>
      </Group>
      {isOpen && <Difference entry={entry} />}
    </Stack>
  );
}

function Target({ entry }: { readonly entry: AuditEntry }): JSX.Element {
  const nameOf = useNames();
  const { target_kind: kind, target_id: id, submission } = entry;
  if (kind === 'submission') {
    if (submission === null || submission.is_erased)
      return <>submission {submission?.reference ?? `…${id.slice(-SIGNS_OF_AN_ID)}`}</>;
    return (
      <TextLink to="/submissions/$submissionId" params={{ submissionId: id }} inherit underline="always">
        {nameWithReference(submission)}
      </TextLink>
    );
  }
  const name = nameOf(entry);
  if (kind === 'cohort')
    return (
      <TextLink to="/cohorts/$cohortId" params={{ cohortId: id }} inherit underline="always">
        {name ?? 'of this link'}
      </TextLink>
    );
  return (
    <>{name ?? (kind === 'member' ? 'somebody who is not in the team any more' : `…${id.slice(-SIGNS_OF_AN_ID)}`)}</>
  );
}
