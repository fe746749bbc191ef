import { Anchor } from '@mantine/core';
import { type JSX, type ReactNode } from 'react';

/** To a page that somebody else named: it learns nothing of this one, and no search engine takes it for recommended. */
export function OutwardLink({ href, children }: { readonly href: string; readonly children: ReactNode }): JSX.Element {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow" inherit underline="always">
      {children}
    </Anchor>
  );
}
