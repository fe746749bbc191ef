import { Text } from '@mantine/core';
import { type JSX, useEffect, useRef } from 'react';
import { OutwardLink } from '../ui/outward-link.js';
import { type Place, stretchesOf } from './place.js';

interface AnswerTextProps {
  readonly value: string;
  readonly quotes: readonly string[];
  readonly place: Place | null;
}

export function AnswerText({ value, quotes, place }: AnswerTextProps): JSX.Element {
  const stretches = stretchesOf(value, quotes, place?.quote ?? null);
  const first = stretches.findIndex(({ isCurrent }) => isCurrent);
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place === null) return;
    target.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    target.current?.focus({ preventScroll: true });
  }, [place]);
  return (
    <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {stretches.map(({ start, text, isQuoted, isCurrent, href }, index) => {
        const shown =
          href === null ? (
            text
          ) : (
            <OutwardLink key={start} href={href}>
              {text}
            </OutwardLink>
          );
        if (!isQuoted && !isCurrent) return shown;
        return (
          <mark
            key={start}
            {...(isCurrent && { 'data-current': true })}
            {...(index === first && { ref: target, tabIndex: -1 })}
          >
            {shown}
          </mark>
        );
      })}
    </Text>
  );
}
