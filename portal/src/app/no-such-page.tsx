import { type JSX } from 'react';
import { EmptyState } from '../ui/empty-state.js';
import { ButtonLink } from '../ui/button-link.js';
import { PageFrame } from '../ui/page-frame.js';

export function NoSuchPage(): JSX.Element {
  return (
    <PageFrame title="There is no such page">
      <EmptyState title="Nothing is at this address" hint="It may be mistyped, or what it led to is gone.">
        <ButtonLink to="/submissions">To the submissions</ButtonLink>
      </EmptyState>
    </PageFrame>
  );
}
