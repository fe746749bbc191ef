import { Fieldset, Group, NumberInput, Text } from '@mantine/core';
import { type JSX } from 'react';
import { WRONG } from '../../ui/use-first-error.js';
import { inWords } from '../../ui/words.js';
import { sumOf } from './cohort-draft.js';
import { type CohortFormState } from './cohort-form.js';

interface WeightsProps {
  readonly form: CohortFormState;
  readonly name: 'fit_dimensions' | 'strength_criteria';
  readonly title: string;
  readonly hint: string;
}

/** Percents that have to make a whole; the sum is told with every key pressed. */
export function Weights({ form, name, title, hint }: WeightsProps): JSX.Element {
  const weights = form.getValues()[name];
  const sum = sumOf(weights);
  return (
    <Fieldset legend={title}>
      <Text size="sm" c="dimmed" mb="sm">
        {hint}
      </Text>
      <Group gap="sm" align="flex-end">
        {Object.keys(weights).map((key) => (
          <NumberInput
            key={key}
            label={inWords(key)}
            suffix="%"
            min={0}
            max={100}
            decimalScale={2}
            w={170}
            {...form.getInputProps(`${name}.${key}`)}
          />
        ))}
      </Group>
      <Text
        size="sm"
        mt="sm"
        role="status"
        fw={600}
        {...(form.errors[name] !== undefined && WRONG)}
        {...(sum !== 100 && { c: 'var(--mantine-color-error)' })}
      >
        {sum === 100 ? 'Together 100%' : `Together ${String(sum)}%: it has to be 100%`}
      </Text>
    </Fieldset>
  );
}
