import { Droppable } from '@hello-pangea/dnd';
import { Group, Loader, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type JSX } from 'react';
import { LoadMore } from '../ui/load-more.js';
import { counted } from '../submissions/counted.js';
import { messageOf } from '../ui/message-of.js';
import { type Decision, DECISION_WORDS } from '../ui/words.js';
import { boardColumnQuery, type BoardSearch } from './board-column.query.js';
import classes from './board.module.css';
import { Card } from './card.js';
import { type Move } from './use-move.js';

interface ColumnProps {
  readonly board: BoardSearch;
  readonly decision: Decision;
  readonly mayMove: boolean;
  readonly onMove: (move: Move) => void;
}

export function Column({ board, decision, mayMove, onMove }: ColumnProps): JSX.Element {
  const query = useInfiniteQuery(boardColumnQuery(board, decision));
  const cards = query.data?.pages.flatMap(({ submissions }) => submissions) ?? [];
  const { label } = DECISION_WORDS[decision];
  return (
    <section className={classes.column} aria-label={label}>
      <Group justify="space-between" className={classes.head ?? ''}>
        <Title order={2} size="h6">
          {label}
        </Title>
        <Text size="sm" c="dimmed">
          {counted(query.data?.pages[0]?.counts?.total ?? cards.length)}
        </Text>
      </Group>
      <Droppable droppableId={decision}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <div
            ref={innerRef}
            {...droppableProps}
            className={classes.cards}
            {...(isDraggingOver && { 'data-target': true })}
          >
            {query.isPending && <Loader size="sm" role="status" aria-label="Loading" />}
            {query.isError && (
              <Text size="sm" role="alert">
                {messageOf(query.error)}
              </Text>
            )}
            {query.isSuccess && cards.length === 0 && (
              <Text size="sm" c="dimmed" px={4}>
                Nobody here
              </Text>
            )}
            {cards.map((submission, index) => (
              <Card
                key={submission.id}
                submission={submission}
                board={board}
                decision={decision}
                index={index}
                mayMove={mayMove}
                onMove={onMove}
              />
            ))}
            {placeholder}
          </div>
        )}
      </Droppable>
      <LoadMore query={query} />
    </section>
  );
}
