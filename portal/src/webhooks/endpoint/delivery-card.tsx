import { Code, Collapse, Group, Paper, Stack, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type JSX } from 'react';
import { ButtonLink } from '../../ui/button-link.js';
import { WordBadge } from '../../ui/word-badge.js';
import { ZonedTime } from '../../ui/zoned-time.js';
import { Resend } from './resend.js';
import { DELIVERY_WORDS, eventWord, TRIGGER_WORDS } from '../webhook-words.js';
import { type Delivery, type DeliveryAttempt } from '../webhooks.query.js';

/** One event on its way to the endpoint: what came of it, and of each attempt when it is opened. */
export function DeliveryCard({
  webhookId,
  delivery,
}: {
  readonly webhookId: string;
  readonly delivery: Delivery;
}): JSX.Element {
  const [isOpen, { toggle }] = useDisclosure(false);
  const { id, type, env, state, created_at, next_attempt_at, attempts, submission_id } = delivery;
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <UnstyledButton onClick={toggle} aria-expanded={isOpen}>
            <Text size="sm" fw={600} span>
              {eventWord(type)}
            </Text>{' '}
            <Text size="xs" c="dimmed" span>
              {env === 'test' && type !== null ? 'preview · ' : ''}
              <ZonedTime at={created_at} />
            </Text>
          </UnstyledButton>
          <Group gap="xs">
            {next_attempt_at !== null && attempts.length > 0 && (
              <Text size="xs" c="dimmed">
                again <ZonedTime at={next_attempt_at} />
              </Text>
            )}
            <WordBadge word={DELIVERY_WORDS[state]} size="sm" />
          </Group>
        </Group>
        <Collapse expanded={isOpen}>
          <Stack gap="xs">
            <Group gap="xs">
              <Text size="xs" c="dimmed">
                webhook-id <Code>{id}</Code>
              </Text>
              {submission_id !== null && (
                <ButtonLink
                  to="/submissions/$submissionId"
                  params={{ submissionId: submission_id }}
                  size="compact-xs"
                  variant="light"
                >
                  The application
                </ButtonLink>
              )}
              {state !== 'pending' && type !== null && <Resend webhookId={webhookId} deliveryId={id} />}
            </Group>
            {attempts.length === 0 && <Text size="sm">Not tried yet.</Text>}
            {attempts.map((attempt) => (
              <Attempt key={attempt.at} attempt={attempt} />
            ))}
          </Stack>
        </Collapse>
      </Stack>
    </Paper>
  );
}

function Attempt({
  attempt: { at, attempt, trigger, ms, http_status, error, answer },
}: {
  readonly attempt: DeliveryAttempt;
}): JSX.Element {
  return (
    <Stack gap={4}>
      <Text size="sm">
        <ZonedTime at={at} /> · attempt {attempt}, {TRIGGER_WORDS[trigger]} ·{' '}
        {http_status === null ? `no answer (${error ?? 'unknown'})` : `answered ${http_status}`} after {ms} ms
      </Text>
      {answer !== null && answer !== '' && (
        <Code
          block
          tabIndex={0}
          role="region"
          aria-label={`Answer to attempt ${attempt}`}
          mah={120}
          style={{ overflow: 'auto' }}
        >
          {answer}
        </Code>
      )}
    </Stack>
  );
}
