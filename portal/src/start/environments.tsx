import { Anchor, Badge, Group, SimpleGrid, Text } from '@mantine/core';
import { type JSX } from 'react';
import { DOCS } from '../shell/navigation.js';
import { Panel } from '../ui/panel.js';

const ENVIRONMENTS = [
  {
    name: 'Sandbox',
    key: 'Test key',
    colour: 'gray',
    where: '/v1/api/sandbox/…',
    meaning: 'Fixed answers, at once. Nothing is stored, reviewed or charged. To build against, also for every error.',
  },
  {
    name: 'Test',
    key: 'Test key',
    colour: 'yellow',
    where: '/v1/api/…',
    meaning:
      'The real review of real answers, as a preview: under Submissions, Preview. Costs tokens as a live one does, and counts in no statistic.',
  },
  {
    name: 'Live',
    key: 'Live key',
    colour: 'teal',
    where: '/v1/api/…',
    meaning: 'The real thing: under Submissions, Live; on the board and in the analytics.',
  },
] as const;

export function Environments(): JSX.Element {
  return (
    <Panel title="Sandbox, test or live">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {ENVIRONMENTS.map(({ name, key, colour, where, meaning }) => (
          <div key={name}>
            <Group gap="xs">
              <Text fw={600}>{name}</Text>
              <Badge variant="light" color={colour} tt="none">
                {key}
              </Badge>
            </Group>
            <Text size="xs" ff="monospace" c="dimmed" my={4}>
              {where}
            </Text>
            <Text size="sm">{meaning}</Text>
          </div>
        ))}
      </SimpleGrid>
      <Text size="sm" mt="md">
        What an integrator has to know beyond this page, and every operation to try, is in the{' '}
        <Anchor href={DOCS} inherit underline="always">
          documentation of the API
        </Anchor>
        .
      </Text>
    </Panel>
  );
}
