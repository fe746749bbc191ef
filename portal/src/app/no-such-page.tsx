import { type JSX } from 'react';
import { EmptyState } from '../ui/empty-state.js';
import { ButtonLink } from '../ui/button-link.js';

export function NoSuchPage(): JSX.Element {
  return (
    <EmptyState title="There is no such page" hint="The address may be mistyped, or what it led to is gone.">
      <ButtonLink to="/submissions">To the submissions</ButtonLink>
    </EmptyState>
  );
}
