import { Button, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type JSX } from 'react';
import { type Editing } from './use-questions.js';

interface EditorBarProps {
  readonly editing: Editing;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** Where something is written, the browser undoes by itself what was written there. */
export function EditorBar({ editing: { canUndo, undo }, isChanged, isSaving, onSave }: EditorBarProps): JSX.Element {
  const mayUndo = canUndo && !isSaving;
  const undoIt = (): void => {
    if (mayUndo) undo();
  };
  useHotkeys([['mod+Z', undoIt]]);
  return (
    <Group gap="sm">
      <Button onClick={onSave} loading={isSaving} disabled={!isChanged}>
        Save as a new version
      </Button>
      <Button variant="default" onClick={undoIt} data-disabled={!mayUndo} aria-disabled={!mayUndo}>
        Undo
      </Button>
      {isChanged && (
        <Text size="sm" c="dimmed">
          Not saved yet
        </Text>
      )}
    </Group>
  );
}
