import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { type JSX } from 'react';
import { Icon } from '../ui/icons.js';

/** Until it is used, the colours follow the system. */
export function SchemeToggle(): JSX.Element {
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme('light') === 'light' ? 'dark' : 'light';
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={`Use ${other} colours`}
      onClick={() => {
        setColorScheme(other);
      }}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} size={18} />
    </ActionIcon>
  );
}
