import { Anchor, Group, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type Cohort } from '../../api/types.js';
import { CopyButton } from '../../ui/copy-button.js';
import { Panel } from '../../ui/panel.js';

/** Where applicants find the form, for a cohort that shows it to them. */
export function PublicAddress({
  cohort: { id, status, public_form },
}: {
  readonly cohort: Cohort;
}): JSX.Element | null {
  if (!public_form) return null;
  const address = `${location.origin}/apply/${id}`;
  return (
    <Panel title="Public application form">
      <Group justify="space-between" gap="sm">
        <Anchor href={address} target="_blank" size="sm" flex="1 1 16rem" style={{ overflowWrap: 'anywhere' }}>
          {address}
        </Anchor>
        <CopyButton value={address} label="Copy the address" />
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {status === 'open'
          ? 'Applicants can use it now; what they send appears among the live submissions.'
          : 'It says that no applications are taken; the form appears there while the cohort is open.'}
      </Text>
    </Panel>
  );
}
