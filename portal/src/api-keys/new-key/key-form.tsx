import { Checkbox, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type JSX } from 'react';
import { useCohortOptions } from '../../cohorts/use-cohort-names.js';
import { CheckedForm } from '../../ui/checked-form.js';
import { FormEnd } from '../../ui/form-end.js';
import { WRONG } from '../../ui/use-first-error.js';
import { fromLocalInput } from '../../ui/zoned-time.js';
import { type NewKeyBody } from './new-key-dialog.js';

interface ScopeChoice {
  readonly value: NewKeyBody['scopes'][number];
  readonly label: string;
  readonly description?: string;
}

const USUAL: readonly ScopeChoice[] = [
  { value: 'applications:write', label: 'Submit applications' },
  { value: 'applications:read', label: 'Read applications and their status' },
  { value: 'insights:read', label: 'Read reports' },
];

const SCOPES: readonly ScopeChoice[] = [
  ...USUAL,
  {
    value: 'programs:write',
    label: 'Set up cohorts, forms and API keys',
    description: 'For a program of your own alone. The keys that it makes may do no more than itself.',
  },
];

interface KeyFormProps {
  readonly onSubmit: (body: NewKeyBody) => void;
  readonly onCancel: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

interface Draft extends Omit<NewKeyBody, 'cohort_id' | 'expires_at'> {
  cohort_id: string;
  expires_at: string;
}

const EMPTY: Draft = {
  name: '',
  environment: 'test',
  scopes: USUAL.map(({ value }) => value),
  cohort_id: '',
  expires_at: '',
};

export function KeyForm({ onSubmit, onCancel, isPending, error }: KeyFormProps): JSX.Element {
  const cohorts = useCohortOptions();
  const form = useForm<Draft>({
    initialValues: EMPTY,
    validate: {
      name: (name) => name.trim() === '' && 'Give it a name by which you will know it again',
      scopes: (scopes) => scopes.length === 0 && 'It has to be allowed something',
    },
  });
  const submit = ({ cohort_id, expires_at, ...rest }: Draft): void => {
    onSubmit({
      ...rest,
      ...(cohort_id !== '' && { cohort_id }),
      ...(expires_at !== '' && { expires_at: fromLocalInput(expires_at) }),
    });
  };
  return (
    <CheckedForm onSubmit={(leadToFirst) => form.onSubmit(submit, leadToFirst)}>
      <Stack>
        <TextInput
          label="Name"
          description="Who or what uses it, such as “Website”."
          required
          maxLength={200}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Radio.Group label="Environment" required {...form.getInputProps('environment')}>
          <Stack gap="xs" mt={4}>
            <Radio
              value="test"
              label="Test"
              description="Makes previews: reviewed like the real thing, counted nowhere."
            />
            <Radio value="live" label="Live" description="Makes real submissions." />
          </Stack>
        </Radio.Group>
        <Checkbox.Group
          label="It may"
          required
          {...(form.errors['scopes'] !== undefined && WRONG)}
          {...form.getInputProps('scopes')}
        >
          <Stack gap="xs" mt={4}>
            {SCOPES.map(({ value, label, description }) => (
              <Checkbox key={value} value={value} label={label} description={description} />
            ))}
          </Stack>
        </Checkbox.Group>
        <NativeSelect label="Cohort" data={cohorts} {...form.getInputProps('cohort_id')} />
        <TextInput
          type="datetime-local"
          label="Expires"
          description="In your time zone; empty: never."
          {...form.getInputProps('expires_at')}
        />
        <FormEnd action="Create the key" isPending={isPending} error={error} onCancel={onCancel} />
      </Stack>
    </CheckedForm>
  );
}
