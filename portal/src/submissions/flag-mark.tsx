import { Badge } from '@mantine/core';
import { type JSX } from 'react';
import { type Submission } from '../api/types.js';
import { Icon } from '../ui/icons.js';

/** That the review found something which somebody should look at; nothing where it did not. */
export function FlagMark({ submission: { flag_count } }: { readonly submission: Submission }): JSX.Element | null {
  if (flag_count === null || flag_count === 0) return null;
  const name = `${String(flag_count)} ${flag_count === 1 ? 'flag' : 'flags'}`;
  return (
    <Badge
      role="img"
      aria-label={name}
      title={`${name}: see the report`}
      color="orange"
      variant="light"
      size="sm"
      px={6}
      style={{ flexShrink: 0 }}
      leftSection={<Icon name="flag" size={12} />}
    >
      {flag_count}
    </Badge>
  );
}
