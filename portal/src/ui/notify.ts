import { notifications } from '@mantine/notifications';
import { type ReactNode } from 'react';
import { messageOf } from './message-of.js';

const CLOSE = { 'aria-label': 'Close' };
const LONG_ENOUGH_TO_READ_MS = 6_000;

/** Says in passing that something was done; nothing that has to be read may be said only here. */
export function notifyDone(message: ReactNode): string {
  return notifications.show({
    message,
    color: 'teal',
    autoClose: LONG_ENOUGH_TO_READ_MS,
    role: 'status',
    closeButtonProps: CLOSE,
  });
}

/** For a failure with no place of its own in the page; stays until it is closed. */
export function notifyFailed(error: unknown): string {
  return notifications.show({
    title: 'That did not work',
    message: messageOf(error),
    color: 'red',
    autoClose: false,
    role: 'alert',
    closeButtonProps: CLOSE,
  });
}
