import { List } from '@mantine/core';
import { type JSX } from 'react';
import { type Report } from '../../api/types.js';
import { Panel } from '../../ui/panel.js';
import { questionIn } from './reasoning.js';

const MOST = 5;

/** What to ask the founder: of what is told least, first. */
export function Questions({ report }: { readonly report: Report }): JSX.Element | null {
  const parts = [...report.fit_dimensions, ...report.strength_criteria].toSorted((a, b) => a.score - b.score);
  const questions = new Set(parts.flatMap(({ reasoning }) => questionIn(reasoning) ?? []));
  if (questions.size === 0) return null;
  return (
    <Panel title="Worth asking">
      <List size="sm" spacing={4}>
        {[...questions].slice(0, MOST).map((question) => (
          <List.Item key={question}>{question}</List.Item>
        ))}
      </List>
    </Panel>
  );
}
