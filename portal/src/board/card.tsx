import { Draggable } from '@hello-pangea/dnd';
import { Button, Group, Menu, Paper, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type Submission } from '../api/types.js';
import { Applicant } from '../submissions/applicant.js';
import { FlagMark } from '../submissions/flag-mark.js';
import { titleOf } from '../submissions/title.js';
import { TextLink } from '../ui/button-link.js';
import { Icon } from '../ui/icons.js';
import { type Decision, DECISION_WORDS, namesOf, VERDICT_WORDS } from '../ui/words.js';
import { WordBadge } from '../ui/word-badge.js';
import { toDate } from '../ui/zoned-time.js';
import { type BoardSearch, boardColumnSearch } from './board-column.query.js';
import classes from './board.module.css';
import { type Move } from './use-move.js';

const DAY_MS = 86_400_000;

interface CardProps {
  readonly submission: Submission;
  readonly board: BoardSearch;
  readonly decision: Decision;
  readonly index: number;
  readonly mayMove: boolean;
  readonly onMove: (move: Move) => void;
}

/** The submission whose card this is in. */
export function cardOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-submission]')?.dataset['submission'];
}

export function Card({ submission, board, decision, index, mayMove, onMove }: CardProps): JSX.Element {
  const { id, verdict, overall_score } = submission;
  const name = titleOf(submission);
  return (
    <Draggable draggableId={id} index={index} isDragDisabled={!mayMove}>
      {({ innerRef, draggableProps, dragHandleProps }) => (
        <Paper
          ref={innerRef}
          {...draggableProps}
          withBorder
          p="xs"
          className={classes.card ?? ''}
          role="group"
          aria-label={name}
          data-submission={id}
        >
          <Group justify="space-between" wrap="nowrap" gap={4}>
            <TextLink
              to="/submissions/$submissionId"
              params={{ submissionId: id }}
              search={boardColumnSearch(board, decision)}
              size="sm"
              fw={600}
              truncate
              title={name}
              dir="auto"
            >
              {name}
            </TextLink>
            {mayMove && (
              <span {...dragHandleProps} className={classes.grip} aria-label={`Drag ${name}`}>
                <Icon name="grip" size={18} />
              </span>
            )}
          </Group>
          <Applicant submission={submission} />
          <Group gap="xs">
            {verdict !== null && <WordBadge word={VERDICT_WORDS[verdict]} size="sm" />}
            <FlagMark submission={submission} />
            {overall_score !== null && (
              <Text size="sm" fw={600}>
                {overall_score.toFixed(1)}
              </Text>
            )}
          </Group>
          <Figures submission={submission} />
          {mayMove && (
            <MoveMenu
              name={name}
              decision={decision}
              onChoose={(to) => {
                onMove({ submission, from: decision, to });
              }}
            />
          )}
        </Paper>
      )}
    </Draggable>
  );
}

function Figures({
  submission: { clarity_score, founder_fit_score, idea_strength_score, submitted_at },
}: {
  readonly submission: Submission;
}): JSX.Element {
  const days = Math.floor((Date.now() - toDate(submitted_at).getTime()) / DAY_MS);
  return (
    <Text size="xs" c="dimmed" mt={4}>
      Clarity {clarity_score ?? '–'} · Fit {founder_fit_score ?? '–'} · Idea {idea_strength_score?.toFixed(1) ?? '–'}
      <br />
      {days <= 0 ? 'Came in today' : `Waiting for ${String(days)} ${days === 1 ? 'day' : 'days'}`}
    </Text>
  );
}

interface MoveMenuProps {
  readonly name: string;
  readonly decision: Decision;
  readonly onChoose: (to: Decision) => void;
}

/** Everything that dragging does, without dragging. */
function MoveMenu({ name, decision, onChoose }: MoveMenuProps): JSX.Element {
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button size="compact-xs" variant="default" mt={6} aria-label={`Move ${name} to …`}>
          Move to …
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {namesOf(DECISION_WORDS)
          .filter((other) => other !== decision)
          .map((other) => (
            <Menu.Item
              key={other}
              onClick={() => {
                onChoose(other);
              }}
            >
              {DECISION_WORDS[other].label}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
