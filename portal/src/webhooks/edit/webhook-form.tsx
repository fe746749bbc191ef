import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type JSX, useEffect, useRef } from 'react';
import { ApiProblem } from '../../api/problem.js';
import { useCohortOptions } from '../../cohorts/use-cohort-names.js';
import { CheckedForm } from '../../ui/checked-form.js';
import { FormEnd } from '../../ui/form-end.js';
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

interface Draft extends Omit<WebhookBody, 'cohort_id'> {
  readonly cohort_id: string;
}

interface WebhookFormProps {
  readonly initial: WebhookBody;
  readonly action: string;
  readonly onSubmit: (body: WebhookBody) => void;
  readonly onCancel: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

export function WebhookForm({ initial, action, onSubmit, onCancel, isPending, error }: WebhookFormProps): JSX.Element {
  const cohorts = useCohortOptions();
  const { url, events, cohort_id, test_events } = initial;
  const form = useForm<Draft>({
    initialValues: { url, events, cohort_id: cohort_id ?? '', test_events },
    validate: {
      url: (address) => !URL.canParse(address.trim()) && 'Give the whole address, such as https://example.com/hooks',
    },
  });
  const { setFieldError } = form;
  const refusal = refusedAddress(error);
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal === null) return;
    setFieldError('url', refusal);
    address.current?.focus();
  }, [error]);
  const submit = (draft: Draft): void => {
    onSubmit({ ...draft, url: draft.url.trim(), cohort_id: draft.cohort_id === '' ? null : draft.cohort_id });
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
          ref={address}
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
        <NativeSelect label="Cohort" data={cohorts} {...form.getInputProps('cohort_id')} />
        <Checkbox
          label="Tell it of previews, too"
          description="Those that test keys make."
          {...form.getInputProps('test_events', { type: 'checkbox' })}
        />
        <FormEnd action={action} isPending={isPending} error={refusal === null ? error : null} onCancel={onCancel} />
      </Stack>
    </CheckedForm>
  );
}

/** What the service has against the address, in words of the page; null when it is about something else. */
function refusedAddress(error: Error | null): string | null {
  const isOfAddress = error instanceof ApiProblem && error.body.invalid_fields?.includes('url') === true;
  return isOfAddress ? error.message.replace(/^url /, 'It ') : null;
}
