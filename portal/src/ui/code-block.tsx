import { Box, Code, Group, Text } from '@mantine/core';
import { type JSX } from 'react';
import { CopyButton } from './copy-button.js';

interface CodeBlockProps {
  readonly title: string;
  readonly code: string;
}

/** Something to paste elsewhere, with its button. */
export function CodeBlock({ title, code }: CodeBlockProps): JSX.Element {
  return (
    <Box>
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <CopyButton value={code} label={`Copy ${title.toLowerCase()}`} />
      </Group>
      <Code block tabIndex={0} role="region" aria-label={title} mah={220} style={{ overflow: 'auto' }}>
        {code}
      </Code>
    </Box>
  );
}
