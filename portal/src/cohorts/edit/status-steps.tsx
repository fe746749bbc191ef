import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { type Cohort, type CohortStatus } from '../../api/types.js';
import { useMay } from '../../session/use-session.js';
import { Confirm } from '../../ui/confirm.js';
import { notifyDone } from '../../ui/notify.js';
import { toHeading } from '../../ui/to-heading.js';
import { Panel } from '../../ui/panel.js';
import { COHORT_STATUS_WORDS } from '../../ui/words.js';

interface Step {
  readonly to: CohortStatus;
  readonly action: string;
  readonly question: string;
  readonly meaning: string;
}

const NOW: Record<CohortStatus, string> = {
  draft: 'A draft takes no applications.',
  open: 'Applications are taken.',
  closed: 'No more applications are taken. Those that came in are reviewed and can be decided on.',
  completed: 'It is over, for good. Everything in it can still be read.',
};

/** What may follow, as the service has it. */
const NEXT: Record<CohortStatus, readonly Step[]> = {
  draft: [
    {
      to: 'open',
      action: 'Open it',
      question: 'Open the cohort for applications?',
      meaning:
        'Applications are taken from now on: by every key that may use this cohort, and by the public form where it is on.',
    },
  ],
  open: [
    {
      to: 'closed',
      action: 'Close it',
      question: 'Close the cohort to applications?',
      meaning: 'No more applications are taken. It can be opened again.',
    },
  ],
  closed: [
    {
      to: 'open',
      action: 'Open it again',
      question: 'Open the cohort for applications again?',
      meaning: 'Applications are taken again.',
    },
    {
      to: 'completed',
      action: 'Complete it',
      question: 'Complete the cohort for good?',
      meaning: 'This is final: a completed cohort cannot be opened again.',
    },
  ],
  completed: [],
};

/** Where the cohort stands, and the steps that may follow. */
export function StatusSteps({ cohort: { id, name, status } }: { readonly cohort: Cohort }): JSX.Element {
  const mayMove = useMay('admin');
  const queries = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const move = useMutation({
    mutationFn: (to: CohortStatus) =>
      bodyOf(
        api.POST('/v1/portal/cohorts/{cohort_id}/status', {
          params: { path: { cohort_id: id } },
          body: { status: to },
        }),
      ),
    onSuccess: (moved) => {
      setStep(null);
      notifyDone(`${name}: ${COHORT_STATUS_WORDS[moved.status].label.toLowerCase()}`);
    },
    onSettled: async (moved) => {
      await queries.invalidateQueries({ queryKey: ['cohorts'] });
      // The button that led here is gone.
      if (moved !== undefined) toHeading();
    },
  });
  return (
    <Panel title="Status">
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 16rem">
          {NOW[status]}
        </Text>
        {mayMove && (
          <Group gap="xs">
            {NEXT[status].map((next) => (
              <Button
                key={next.to}
                variant="default"
                onClick={() => {
                  move.reset();
                  setStep(next);
                }}
              >
                {next.action}
              </Button>
            ))}
          </Group>
        )}
      </Group>
      <Confirm
        opened={step !== null}
        title={step?.question ?? ''}
        action={step?.action ?? ''}
        isDangerous={step?.to === 'completed'}
        isPending={move.isPending}
        error={move.error}
        onConfirm={() => {
          if (step !== null) move.mutate(step.to);
        }}
        onClose={() => {
          setStep(null);
        }}
      >
        {step?.meaning}
      </Confirm>
    </Panel>
  );
}
