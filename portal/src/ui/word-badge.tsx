import { Badge } from '@mantine/core';
import { type JSX } from 'react';
import { type Word } from './words.js';

interface WordBadgeProps {
  readonly word: Word;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** A state in a word, never cut; the colour only repeats it. */
export function WordBadge({ word, size = 'md' }: WordBadgeProps): JSX.Element {
  return (
    <Badge variant="light" color={word.colour} size={size} tt="none" fw={600} miw="max-content">
      {word.label}
    </Badge>
  );
}
