import { Group, Paper, Stack, Text } from '@mantine/core';
import { type JSX, type ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly hint: ReactNode;
  /** What to do about it. */
  readonly children?: ReactNode;
}

export function EmptyState({ title, hint, children }: EmptyStateProps): JSX.Element {
  return (
    <Paper withBorder p="xl" role="status">
      <Stack align="center" gap="xs" ta="center">
        <Text fw={600}>{title}</Text>
        <Text c="dimmed" size="sm" maw="34rem" component="div">
          {hint}
        </Text>
        {children !== undefined && <Group mt="xs">{children}</Group>}
      </Stack>
    </Paper>
  );
}
