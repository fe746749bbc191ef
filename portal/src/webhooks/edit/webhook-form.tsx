import { Alert, Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { type JSX } from 'react';
import { cohortChoicesQuery } from '../../cohorts/cohorts.query.js';
import { CheckedForm } from '../../ui/checked-form.js';
import { messageOf } from '../../ui/message-of.js';
import { namesOf } from '../../ui/words.js';
import { EVENT_WORDS } from '../webhook-words.js';
import { type EventType } from '../webhooks.query.js';

/** What is set, as it is sent. */
export interface WebhookBody {
  readonly url: string;
  readonly events: EventType[];
  readonly cohort_id: string | null;
  readonly test_events: boolean;
}

export const NEW_WEBHOOK: WebhookBody = { url: '', events: [], cohort_id: null, test_events: false };

interface WebhookFormProps {
  readonly initial: WebhookBody;
  readonly action: string;
  readonly onSubmit: (body: WebhookBody) => void;
  readonly onCancel: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

export function WebhookForm({ initial, action, onSubmit, onCancel, isPending, error }: WebhookFormProps): JSX.Element {
  const { data: cohorts = [] } = useQuery(cohortChoicesQuery);
  const form = useForm<WebhookBody & { cohort: string }>({
    initialValues: { ...initial, cohort: initial.cohort_id ?? '' },
    validate: {
      url: (url) => !URL.canParse(url.trim()) && 'Give the whole address, such as https://example.com/hooks',
    },
  });
  const submit = ({ cohort, url, events, test_events }: typeof form.values): void => {
    onSubmit({ url: url.trim(), events, test_events, cohort_id: cohort === '' ? null : cohort });
  };
  return (
    <CheckedForm onSubmit={(leadToFirst) => form.onSubmit(submit, leadToFirst)}>
      <Stack>
        <TextInput
          label="Address"
          description="Where your system takes messages, by https."
          required
          maxLength={2000}
          data-autofocus
          {...form.getInputProps('url')}
        />
        <Checkbox.Group
          label="It is told when"
          description="None chosen: of everything, also of what is added one day."
          {...form.getInputProps('events')}
        >
          <Stack gap="xs" mt={4}>
            {namesOf(EVENT_WORDS).map((type) => (
              <Checkbox key={type} value={type} label={EVENT_WORDS[type]} description={type} />
            ))}
          </Stack>
        </Checkbox.Group>
        <NativeSelect
          label="Cohort"
          data={[{ value: '', label: 'All cohorts' }, ...cohorts.map(({ id, name }) => ({ value: id, label: name }))]}
          {...form.getInputProps('cohort')}
        />
        <Checkbox
          label="Tell it of previews, too"
          description="Those that test keys make."
          {...form.getInputProps('test_events', { type: 'checkbox' })}
        />
        {error !== null && (
          <Alert color="red" role="alert">
            {messageOf(error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            {action}
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  );
}
