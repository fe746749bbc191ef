import { Button, Code, Collapse, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type JSX, type KeyboardEvent } from 'react';
import { type Fault, type Question } from './question.js';
import { QuestionSettings } from './question-settings.js';
import { CLARITY_ROLE_WORDS, SOURCE_WORDS, TYPE_WORDS } from './question-words.js';
import { type Editing } from './use-questions.js';

interface QuestionCardProps {
  readonly question: Question;
  readonly at: number;
  readonly count: number;
  readonly editing: Editing;
  readonly fault: Fault | null;
}

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

export function QuestionCard({ question, at, count, editing, fault }: QuestionCardProps): JSX.Element {
  const { id, key, label } = question;
  const [isOpen, { toggle, open }] = useDisclosure(key === null);
  if (fault?.options !== undefined && !isOpen) open();
  const name = `Question ${String(at + 1)}`;
  const moveByKey = (event: KeyboardEvent): void => {
    const by = event.altKey ? STEPS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    editing.move(id, by);
  };
  return (
    <Paper withBorder p="md" role="group" aria-label={name} onKeyDown={moveByKey}>
      <Stack gap="xs">
        <TextInput
          label={name}
          value={label}
          maxLength={300}
          required
          withAsterisk={false}
          autoFocus={key === null}
          error={fault?.label}
          onChange={(event) => {
            editing.change(id, { label: event.currentTarget.value });
          }}
        />
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed">
            {summaryOf(question)}
          </Text>
          <Group gap={6}>
            <Button
              size="compact-sm"
              variant="default"
              onClick={toggle}
              aria-expanded={isOpen}
              aria-label={`Settings of question ${String(at + 1)}`}
            >
              Settings
            </Button>
            <MoveButton
              label="Up"
              name={name}
              isLast={at === 0}
              onMove={() => {
                editing.move(id, -1);
              }}
            />
            <MoveButton
              label="Down"
              name={name}
              isLast={at === count - 1}
              onMove={() => {
                editing.move(id, 1);
              }}
            />
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                editing.insert(id);
              }}
              aria-label={`Insert above question ${String(at + 1)}`}
            >
              Insert above
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                editing.duplicate(id);
              }}
              aria-label={`Duplicate question ${String(at + 1)}`}
            >
              Duplicate
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                editing.remove(id);
              }}
              aria-label={`Remove question ${String(at + 1)}`}
            >
              Remove
            </Button>
          </Group>
        </Group>
        {/* At once: the field that is wrong in it is to have the focus. */}
        <Collapse expanded={isOpen} transitionDuration={0}>
          <QuestionSettings
            question={question}
            fault={fault}
            onChange={(change) => {
              editing.change(id, change);
            }}
          />
          <KeyNote of={question} />
        </Collapse>
      </Stack>
    </Paper>
  );
}

function KeyNote({ of: { key } }: { readonly of: Question }): JSX.Element {
  return (
    <Text size="xs" c="dimmed" mt="sm">
      {key === null ? (
        'Its key is made when you save.'
      ) : (
        <>
          Answered by the key <Code>{key}</Code>, which stays when the question is reworded.
        </>
      )}
    </Text>
  );
}

interface MoveButtonProps {
  readonly label: 'Up' | 'Down';
  readonly name: string;
  readonly isLast: boolean;
  readonly onMove: () => void;
}

/** Stays in the order of the keyboard also where it leads no further: focus would be lost with it. */
function MoveButton({ label, name, isLast, onMove }: MoveButtonProps): JSX.Element {
  return (
    <Button
      size="compact-sm"
      variant="default"
      data-disabled={isLast}
      aria-disabled={isLast}
      aria-label={`Move ${name.toLowerCase()} ${label.toLowerCase()}`}
      onClick={() => {
        if (!isLast) onMove();
      }}
    >
      {label}
    </Button>
  );
}

function summaryOf({ type, required, use }: Question): string {
  const kind = type === null ? 'Kind of answer from the question' : TYPE_WORDS[type];
  const need = required === null ? ', required unless its words say otherwise' : required ? ', required' : ', optional';
  if (use === null) return `${kind}${need}`;
  const read =
    use.sources.length === 0
      ? 'not read by the review'
      : `read for ${use.sources.map((source) => SOURCE_WORDS[source].toLowerCase()).join(', ')}`;
  return `${kind}${need}; ${read}${use.role === null ? '' : `, as: ${CLARITY_ROLE_WORDS[use.role].toLowerCase()}`}`;
}
