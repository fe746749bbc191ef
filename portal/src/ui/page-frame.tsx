import { Group, Stack, Text, Title } from '@mantine/core';
import { type JSX, type ReactNode } from 'react';
import { useArrival } from './use-arrival.js';
import { usePageTitle } from './use-page-title.js';

interface PageFrameProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Beside the title: badges that say what it is. */
  readonly marks?: ReactNode;
  /** At the right: what can be done with the whole page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Every page's heading, what it is for, and its content. */
export function PageFrame({ title, intro, marks, actions, children }: PageFrameProps): JSX.Element {
  usePageTitle(title);
  const heading = useArrival();
  return (
    <Stack gap="lg" maw={1240} mx="auto">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={4} miw={0} flex="1 1 16rem">
          <Group gap="sm">
            <Title ref={heading} tabIndex={-1} order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
            {marks}
          </Group>
          {intro !== undefined && (
            <Text c="dimmed" size="sm" component="div" maw="46rem">
              {intro}
            </Text>
          )}
        </Stack>
        {actions !== undefined && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}
