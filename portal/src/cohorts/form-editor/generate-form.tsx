import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type JSX } from 'react';
import { Confirm } from '../../ui/confirm.js';
import { type KnownForm } from '../form.query.js';
import { useFormGeneration } from './use-form-change.js';

interface GenerateFormProps {
  readonly cohortId: string;
  /** What the reader sees, and replaces. */
  readonly known: KnownForm;
  readonly onGenerated: (generated: KnownForm) => void;
}

export function GenerateForm({ cohortId, known, onGenerated }: GenerateFormProps): JSX.Element {
  const [isOpen, { open, close }] = useDisclosure(false);
  const generate = useFormGeneration(cohortId, known);
  const start = (): void => {
    generate.mutate(undefined, {
      onSuccess: (generated) => {
        close();
        onGenerated(generated);
      },
    });
  };
  return (
    <>
      <Button variant="default" onClick={open}>
        Generate from the brief
      </Button>
      <Confirm
        opened={isOpen}
        title="Replace the form by a generated one?"
        action="Generate a new version"
        isPending={generate.isPending}
        error={generate.error}
        onConfirm={start}
        onClose={close}
      >
        The questions are made anew from the brief of the cohort, and what you have not saved here is lost. Integrations
        that send the old keys have to be changed.
      </Confirm>
    </>
  );
}
