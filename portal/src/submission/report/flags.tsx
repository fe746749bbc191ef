import { Box, Button, Group, List, Stack, Text } from '@mantine/core';
import { type JSX, useId, useState } from 'react';
import { type Report, type SubmissionDetail } from '../../api/types.js';
import { inWords } from '../../ui/words.js';
import { type ShowPlace } from '../quote-button.js';
import { FlagDetail } from './flag-detail.js';

type Flag = Report['guard_rail_flags'][number];

/** From the gravest on. */
const SEVERITIES: readonly Flag['severity'][] = ['critical', 'warning', 'info'];
const COLOURS: Record<Flag['severity'], string> = { info: 'gray', warning: 'yellow', critical: 'red' };

interface Kind {
  readonly name: string;
  readonly severity: Flag['severity'];
  readonly flags: readonly Flag[];
}

interface FlagsProps {
  readonly flags: readonly Flag[];
  readonly answers: SubmissionDetail['answers'];
  readonly onShow: ShowPlace;
}

/** What a reader should know before they trust the scores, in one line that opens. A flag rejects nothing by itself. */
export function Flags({ flags, answers, onShow }: FlagsProps): JSX.Element | null {
  const kinds = kindsOf(flags);
  const [open, setOpen] = useState<string | null>(kinds.find(({ severity }) => severity === 'critical')?.name ?? null);
  const id = useId();
  if (kinds.length === 0) return null;
  return (
    <Box component="section" aria-label="Flags">
      <Group gap="xs">
        {kinds.map(({ name, severity, flags: found }) => (
          <Button
            key={name}
            size="compact-sm"
            variant={open === name ? 'filled' : 'light'}
            color={COLOURS[severity]}
            autoContrast
            aria-expanded={open === name}
            aria-controls={`${id} ${name}`.replaceAll(' ', '-')}
            onClick={() => {
              setOpen(open === name ? null : name);
            }}
          >
            {name}
            {found.length > 1 && ` × ${String(found.length)}`}
          </Button>
        ))}
      </Group>
      {kinds.map(({ name, flags: found }) => (
        <div key={name} id={`${id} ${name}`.replaceAll(' ', '-')} {...(open !== name && { className: 'only-printed' })}>
          <Stack gap={4} mt="sm">
            <Text size="sm" fw={600}>
              {name}
            </Text>
            <List size="sm" spacing={4}>
              {found.map((flag, nth) => (
                <List.Item key={String(nth)}>
                  <FlagDetail flag={flag} answers={answers} onShow={onShow} />
                </List.Item>
              ))}
            </List>
          </Stack>
        </div>
      ))}
    </Box>
  );
}

/** Those that say the same of different answers stand together. */
function kindsOf(flags: readonly Flag[]): Kind[] {
  const kinds = new Map<string, Kind>();
  const ranked = flags.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  for (const flag of ranked) {
    const name = `${inWords(flag.severity)}: ${inWords(flag.type).toLowerCase()}`;
    kinds.set(name, { name, severity: flag.severity, flags: [...(kinds.get(name)?.flags ?? []), flag] });
  }
  return [...kinds.values()];
}
