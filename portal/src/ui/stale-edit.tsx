import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type JSX, type ReactNode } from 'react';

interface StaleEditProps {
  /** What was changed, and by whom when it is known. */
  readonly children: ReactNode;
  /** Takes the edit on the state that is there now. */
  readonly onTakeAnyway: () => void;
  readonly takeAnyway: string;
  readonly onLeave: () => void;
}

/** Somebody else was faster. Nothing that was entered is lost; the reader decides with both in view. */
export function StaleEdit({ children, onTakeAnyway, takeAnyway, onLeave }: StaleEditProps): JSX.Element {
  return (
    <Alert color="orange" title="Changed by somebody else" role="alert">
      <Stack gap="xs">
        <Text size="sm" component="div">
          {children}
        </Text>
        <Group gap="xs">
          <Button size="xs" onClick={onTakeAnyway}>
            {takeAnyway}
          </Button>
          <Button size="xs" variant="default" onClick={onLeave}>
            Leave it as it is now
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
