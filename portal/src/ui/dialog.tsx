import { Modal, type ModalProps, Text } from '@mantine/core';
import { type JSX, type ReactNode } from 'react';

type DialogProps = Omit<ModalProps, 'title' | 'closeButtonProps'> & { readonly title: ReactNode };

/** Above the page, with a heading and a button whose name a screen reader can say. */
export function Dialog({ title, ...rest }: DialogProps): JSX.Element {
  return (
    <Modal
      closeButtonProps={{ 'aria-label': 'Close' }}
      title={
        <Text span fw={600}>
          {title}
        </Text>
      }
      {...rest}
    />
  );
}
