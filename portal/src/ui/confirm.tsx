import { Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { type JSX, type ReactNode, useState } from 'react';
import { Dialog } from './dialog.js';
import { FormError } from './form-error.js';

interface ConfirmProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** What the button says: the action itself, never “OK”. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** What has to be typed first, for what cannot be undone. */
  readonly typed?: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done that others will notice. Stays open, with the reason, when it fails. */
export function Confirm({
  opened,
  title,
  children,
  action,
  isDangerous = false,
  typed,
  isPending,
  error,
  onConfirm,
  onClose,
}: ConfirmProps): JSX.Element {
  const [text, setText] = useState('');
  const close = (): void => {
    setText('');
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={title} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <Stack>
          {/* What is on its way can be changed no more. */}
          <Fieldset variant="unstyled" disabled={isPending}>
            <Stack>
              <Text size="sm" component="div">
                {children}
              </Text>
              {typed !== undefined && (
                <TextInput
                  label={`Type “${typed}” to go on`}
                  value={text}
                  onChange={(event) => {
                    setText(event.currentTarget.value);
                  }}
                  autoComplete="off"
                  data-autofocus
                />
              )}
            </Stack>
          </Fieldset>
          <FormError error={error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button
              type="submit"
              {...(isDangerous && { color: 'red' })}
              loading={isPending}
              disabled={typed !== undefined && text !== typed}
            >
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
