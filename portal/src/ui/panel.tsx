import { Paper, Title } from '@mantine/core';
import { type JSX, type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, children }: PanelProps): JSX.Element {
  const id = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Title order={2} size="h4" mb="sm" id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
