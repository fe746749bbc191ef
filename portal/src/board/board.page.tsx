import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useCohortOptions } from '../cohorts/use-cohort-names.js';
import { useMay } from '../session/use-session.js';
import { readSubmissionsSearch, SORTS, USUAL_SORT } from '../submissions/submissions.search.js';
import { messageOf } from '../ui/message-of.js';
import { PageFrame } from '../ui/page-frame.js';
import { StaleEdit } from '../ui/stale-edit.js';
import { type Decision, DECISION_WORDS } from '../ui/words.js';
import classes from './board.module.css';
import { cardOf } from './card.js';
import { Columns } from './columns.js';
import { ReasonDialog } from './reason-dialog.js';
import { type Move, MovedMeanwhile, nameOf, useMove } from './use-move.js';

const route = getRouteApi('/team/board');

/** Where a submission's way ends or has to wait, which the applicant and the team will ask about. */
const EXPLAINED: readonly Decision[] = ['waitlisted', 'approved', 'rejected', 'withdrawn'];

export function BoardPage(): JSX.Element {
  const board = route.useSearch();
  const navigate = route.useNavigate();
  const mayMove = useMay('reviewer');
  const cohorts = useCohortOptions();
  const moving = useMove(board);
  const [asked, ask] = useState<Move | null>(null);
  const show = (change: Record<string, unknown>): void => {
    void navigate({ search: readSubmissionsSearch({ ...board, ...change }) });
  };
  const start = (move: Move): void => {
    if (EXPLAINED.includes(move.to)) ask(move);
    else moving.mutate(move);
  };
  return (
    <PageFrame
      title="Board"
      intro={
        mayMove
          ? 'Live submissions by what the team has decided. Drag a card by its handle, or use its menu.'
          : 'Live submissions by what the team has decided. Your role can look, but not move.'
      }
      actions={
        <Group gap="xs">
          <NativeSelect
            aria-label="Order"
            data={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
            value={board.sort ?? USUAL_SORT}
            onChange={({ currentTarget: { value } }) => {
              show({ sort: value === USUAL_SORT ? undefined : value });
            }}
          />
          <NativeSelect
            aria-label="Cohort"
            maw="16rem"
            data={cohorts}
            value={board.cohort ?? ''}
            onChange={({ currentTarget: { value } }) => {
              show({ cohort: value });
            }}
          />
        </Group>
      }
    >
      <Columns board={board} mayMove={mayMove} onMove={start} />
      <div className={classes.told}>
        <LastMove moving={moving} />
      </div>
      {asked !== null && (
        <ReasonDialog
          move={asked}
          onMove={moving.mutate}
          onClose={() => {
            ask(null);
          }}
        />
      )}
    </PageFrame>
  );
}

/** What became of the last move, and the way back from it. */
function LastMove({ moving }: { readonly moving: ReturnType<typeof useMove> }): JSX.Element | null {
  const { error, variables, isSuccess, submittedAt } = moving;
  const undo = useRef<HTMLButtonElement>(null);
  const moved = variables?.submission.id;
  // The card went elsewhere, and what had the focus with it; but the reader may have gone on meanwhile, and be writing.
  useEffect(() => {
    const { activeElement: focused, body } = document;
    if (focused === null || focused === body || cardOf(focused) === moved) undo.current?.focus({ preventScroll: true });
  }, [isSuccess, submittedAt, moved]);
  if (error instanceof MovedMeanwhile)
    return <Conflict conflict={error} onMove={moving.mutate} onLeave={moving.reset} />;
  if (error !== null) {
    return (
      <Alert color="red" role="alert" withCloseButton onClose={moving.reset} closeButtonLabel="Close">
        {messageOf(error)} The card is back where it was.{' '}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            moving.mutate(variables);
          }}
        >
          Try again
        </Button>
      </Alert>
    );
  }
  if (!isSuccess) return null;
  const { submission, from, to } = variables;
  return (
    <Alert color="teal" role="status" p="xs" withCloseButton onClose={moving.reset} closeButtonLabel="Close">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          <bdi>{nameOf(variables)}</bdi> is now in “{DECISION_WORDS[to].label}”.
        </Text>
        <Button
          ref={undo}
          size="compact-sm"
          variant="default"
          onClick={() => {
            moving.mutate({ submission, from: to, to: from });
          }}
        >
          Undo
        </Button>
      </Group>
    </Alert>
  );
}

interface ConflictProps {
  readonly conflict: MovedMeanwhile;
  readonly onMove: (move: Move) => void;
  readonly onLeave: () => void;
}

function Conflict({ conflict: { move, now }, onMove, onLeave }: ConflictProps): JSX.Element {
  const stands = now.review_status ?? 'none';
  return (
    <StaleEdit
      takeAnyway={`Move it to “${DECISION_WORDS[move.to].label}” all the same`}
      onTakeAnyway={() => {
        onMove({ ...move, from: stands });
      }}
      onLeave={onLeave}
    >
      {now.decisions.at(-1)?.decided_by ?? 'Somebody else'} moved <bdi>{nameOf(move)}</bdi> to “
      {DECISION_WORDS[stands].label}” while you were looking at the board. The card is shown where it is now; your move
      was not made.
    </StaleEdit>
  );
}
