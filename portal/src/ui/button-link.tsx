import { Anchor, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { type ComponentPropsWithRef, type JSX } from 'react';

type ButtonAnchorProps = ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps>;

function ButtonAnchor(props: ButtonAnchorProps): JSX.Element {
  return <Button component="a" {...props} />;
}

/** A link to a page that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

/** A link to a page within text. */
export const TextLink = createLink(Anchor<'a'>);
