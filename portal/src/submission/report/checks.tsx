import { List } from '@mantine/core';
import { type JSX } from 'react';
import { type Report } from '../../api/types.js';
import { Panel } from '../../ui/panel.js';
import { checksIn } from './reasoning.js';

/** What a reader should look into before believing the rest, such as figures that cannot both be true. */
export function Checks({ report }: { readonly report: Report }): JSX.Element | null {
  const checks = checksIn(report.fit_reasoning);
  if (checks.length === 0) return null;
  return (
    <Panel title="Worth checking">
      <List size="sm" spacing={4} style={{ overflowWrap: 'anywhere' }}>
        {checks.map((check) => (
          <List.Item key={check}>{check}</List.Item>
        ))}
      </List>
    </Panel>
  );
}
