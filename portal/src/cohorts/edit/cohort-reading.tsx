import { SimpleGrid, Stack, Text } from '@mantine/core';
import { type JSX, type ReactNode } from 'react';
import { type Cohort } from '../../api/types.js';
import { Facts } from '../../ui/facts.js';
import { Panel } from '../../ui/panel.js';
import { inWords } from '../../ui/words.js';
import { ZonedTime } from '../../ui/zoned-time.js';
import { toDraft } from './cohort-draft.js';

/** A cohort for those who judge by it and do not change it. */
export function CohortReading({ cohort }: { readonly cohort: Cohort }): JSX.Element {
  const { description, brief, opens_at, closes_at, form_validation, review_price, retention_days } = cohort;
  const { fit_dimensions, strength_criteria, thresholds } = toDraft(cohort);
  const at = (time: string | null): ReactNode => (time === null ? 'By hand' : <ZonedTime at={time} />);
  return (
    <Stack gap="lg">
      <Panel title="Brief">
        <Words text={brief} />
      </Panel>
      <Panel title="Description">
        <Words text={description} />
      </Panel>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Panel title="Weights of founder fit">
          <Facts labelWidth={180} facts={percentsOf(fit_dimensions)} />
        </Panel>
        <Panel title="Weights of idea strength">
          <Facts labelWidth={180} facts={percentsOf(strength_criteria)} />
        </Panel>
        <Panel title="Verdicts">
          <Facts
            labelWidth={180}
            facts={[
              ['Perfect', `from ${String(thresholds.perfect)}`],
              ['Strong', `from ${String(thresholds.strong)}`],
              ['Possible', `from ${String(thresholds.possible)}`],
              ['Unlikely', 'below that'],
            ]}
          />
        </Panel>
        <Panel title="Applications">
          <Facts
            labelWidth={180}
            facts={[
              ['Opens', at(opens_at)],
              ['Closes', at(closes_at)],
              ['Answers that do not fit', form_validation === 'strict' ? 'Refused' : 'Taken as they come'],
              ['Price of a review', review_price],
              [
                'Kept',
                retention_days === null
                  ? 'Until they are erased by hand'
                  : `${String(retention_days)} days from its completion`,
              ],
            ]}
          />
        </Panel>
      </SimpleGrid>
    </Stack>
  );
}

function Words({ text }: { readonly text: string | null }): JSX.Element {
  return text === null ? (
    <Text c="dimmed">None was written.</Text>
  ) : (
    <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>
  );
}

function percentsOf(weights: Record<string, number>): [string, string][] {
  return Object.entries(weights).map(([name, percent]) => [inWords(name), `${String(percent)}%`]);
}
