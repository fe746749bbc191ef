import {
  Button,
  Fieldset,
  Group,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { type JSX, type ReactNode, useEffect } from 'react';
import { FormError } from '../../ui/form-error.js';
import { UnsavedChanges } from '../../ui/unsaved-changes.js';
import { useFirstError } from '../../ui/use-first-error.js';
import { type CohortDraft } from './cohort-draft.js';
import { checkDraft, errorsOf } from './cohort-rules.js';
import { Thresholds } from './thresholds.js';
import { Weights } from './weights.js';

export type CohortFormState = UseFormReturnType<CohortDraft>;

interface CohortFormProps {
  readonly initial: CohortDraft;
  /** What was written here before the page was loaded again; null for nothing. */
  readonly written?: CohortDraft | null;
  /** Called with every change, and with null when there is nothing any more that was not saved. */
  readonly onWrite: (draft: CohortDraft | null) => void;
  readonly action: string;
  /** Resolves once it is saved. */
  readonly onSave: (draft: CohortDraft) => Promise<unknown>;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Above the button: what has to be read before it is saved once more. */
  readonly notice?: ReactNode;
}

export function CohortForm({
  initial,
  written = null,
  onWrite,
  action,
  onSave,
  isPending,
  error,
  notice,
}: CohortFormProps): JSX.Element {
  const form = useForm<CohortDraft>({
    initialValues: written ?? initial,
    validate: (draft) => checkDraft(draft, initial),
    onValuesChange: onWrite,
  });
  const { within, leadToFirst } = useFirstError<HTMLFormElement>();
  const { resetDirty } = form;
  // What was put back is not saved either.
  useEffect(() => {
    resetDirty(initial);
  }, []);
  const save = async (draft: CohortDraft): Promise<void> => {
    try {
      form.resetDirty(draft);
      await onSave(draft);
      onWrite(null);
    } catch (failure) {
      form.resetDirty(initial);
      form.setErrors(errorsOf(failure));
      leadToFirst();
    }
  };
  return (
    <form ref={within} onSubmit={form.onSubmit((draft) => void save(draft), leadToFirst)} noValidate>
      <UnsavedChanges
        isUnsaved={() => form.isDirty()}
        onLeave={() => {
          onWrite(null);
        }}
      />
      {/* What is typed while it is being saved would be lost when the form begins anew. */}
      <Fieldset variant="unstyled" disabled={isPending} aria-label="Settings of the cohort">
        <Stack gap="lg">
          <Texts form={form} />
          <Times form={form} />
          <Switch
            label="Public application form"
            description="Anybody who has its address can apply while the cohort is open. Required questions have to be answered there, also when the form is lenient."
            {...form.getInputProps('public_form', { type: 'checkbox' })}
          />
          <Weights
            form={form}
            name="fit_dimensions"
            title="Weights of founder fit"
            hint="What makes an applicant fit this cohort, in percent."
          />
          <Weights
            form={form}
            name="strength_criteria"
            title="Weights of idea strength"
            hint="What makes an idea strong, in percent."
          />
          <Thresholds form={form} />
          {notice}
          <FormError error={error} />
          <Group>
            <Button type="submit" loading={isPending}>
              {action}
            </Button>
            {form.isDirty() && (
              <Text size="sm" c="dimmed">
                Not saved yet
              </Text>
            )}
          </Group>
        </Stack>
      </Fieldset>
    </form>
  );
}

function Texts({ form }: { readonly form: CohortFormState }): JSX.Element {
  return (
    <Stack gap="md">
      <TextInput label="Name" required maxLength={200} {...form.getInputProps('name')} />
      <Textarea
        label="Description"
        description="What applicants and integrators read."
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('description')}
      />
      <Textarea
        label="Brief"
        description="What the cohort looks for. Reviews judge by it, and a new form is made from it."
        autosize
        minRows={4}
        maxRows={16}
        {...form.getInputProps('brief')}
      />
    </Stack>
  );
}

function Times({ form }: { readonly form: CohortFormState }): JSX.Element {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        type="datetime-local"
        label="Opens"
        description="In your time zone; empty: opened by hand."
        {...form.getInputProps('opens_at')}
      />
      <TextInput
        type="datetime-local"
        label="Closes"
        description="In your time zone; empty: closed by hand."
        {...form.getInputProps('closes_at')}
      />
      <NativeSelect
        label="Answers that do not fit the form"
        description="Strict refuses unknown, missing and invalid answers."
        data={[
          { value: 'lenient', label: 'Lenient: taken as they come' },
          { value: 'strict', label: 'Strict: refused' },
        ]}
        {...form.getInputProps('form_validation')}
      />
      <NumberInput
        label="Price of a review"
        description="Tokens that each submission costs."
        min={0}
        max={1_000_000}
        allowDecimal={false}
        {...form.getInputProps('review_price')}
      />
      <NumberInput
        label="Days that applications are kept"
        description="Counted from the day that the cohort is completed. Then they are erased for good. Empty: kept."
        min={1}
        max={3650}
        allowDecimal={false}
        {...form.getInputProps('retention_days')}
      />
    </SimpleGrid>
  );
}
