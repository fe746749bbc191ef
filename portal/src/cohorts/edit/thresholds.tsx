import { Fieldset, Group, NumberInput, Text } from '@mantine/core';
import { type JSX } from 'react';
import { WRONG } from '../../ui/use-first-error.js';
import { type CohortFormState } from './cohort-form.js';

const NAMES = [
  { name: 'perfect', label: 'Perfect from' },
  { name: 'strong', label: 'Strong from' },
  { name: 'possible', label: 'Possible from' },
] as const;

/** Where the verdicts begin. */
export function Thresholds({ form }: { readonly form: CohortFormState }): JSX.Element {
  const error = form.errors['thresholds'];
  return (
    <Fieldset legend="Verdicts">
      <Text size="sm" c="dimmed" mb="sm">
        Of 100 points: 30% clarity, 40% founder fit, 30% idea strength. What is below the last is unlikely.
      </Text>
      <Group gap="sm">
        {NAMES.map(({ name, label }) => (
          <NumberInput
            key={name}
            label={label}
            min={0}
            max={100}
            decimalScale={2}
            w={170}
            {...form.getInputProps(`thresholds.${name}`)}
          />
        ))}
      </Group>
      {error !== undefined && (
        <Text size="sm" mt="sm" role="alert" {...WRONG} fw={600} c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </Fieldset>
  );
}
