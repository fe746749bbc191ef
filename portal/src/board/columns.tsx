import { DragDropContext, type DropResult } from '@hello-pangea/dnd';
import { Box } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type JSX } from 'react';
import { styleNonce } from '../app/nonce.js';
import { DECISION_WORDS, namesOf } from '../ui/words.js';
import { boardColumnQuery, type BoardSearch } from './board-column.query.js';
import classes from './board.module.css';
import { Column } from './column.js';
import { type Move } from './use-move.js';

interface ColumnsProps {
  readonly board: BoardSearch;
  readonly mayMove: boolean;
  readonly onMove: (move: Move) => void;
}

/** The only place that knows how dragging is done. */
export function Columns({ board, mayMove, onMove }: ColumnsProps): JSX.Element {
  const queries = useQueryClient();
  const drop = ({ draggableId, source, destination }: DropResult): void => {
    const from = namesOf(DECISION_WORDS).find((name) => name === source.droppableId);
    const to = namesOf(DECISION_WORDS).find((name) => name === destination?.droppableId);
    if (from === undefined || to === undefined || from === to) return;
    const column = queries.getQueryData(boardColumnQuery(board, from).queryKey);
    const submission = column?.pages.flatMap(({ submissions }) => submissions).find(({ id }) => id === draggableId);
    if (submission !== undefined) onMove({ submission, from, to });
  };
  return (
    <DragDropContext onDragEnd={drop} nonce={styleNonce}>
      <Box className={classes.columns} role="region" aria-label="Columns" tabIndex={0}>
        {namesOf(DECISION_WORDS).map((decision) => (
          <Column key={decision} board={board} decision={decision} mayMove={mayMove} onMove={onMove} />
        ))}
      </Box>
    </DragDropContext>
  );
}
