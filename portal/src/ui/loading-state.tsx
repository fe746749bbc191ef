import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { type JSX } from 'react';

const ROWS = [0, 1, 2, 3, 4];

export function LoadingState(): JSX.Element {
  return (
    <Stack gap="sm" role="status" aria-busy>
      <VisuallyHidden>Loading …</VisuallyHidden>
      {ROWS.map((row) => (
        <Skeleton key={row} h={44} />
      ))}
    </Stack>
  );
}
