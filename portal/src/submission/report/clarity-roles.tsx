import { List, SimpleGrid, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type Report } from '../../api/types.js';
import { Panel } from '../../ui/panel.js';
import { inWords, namesOf } from '../../ui/words.js';

type Role = Report['clarity_roles'][number];

const STATES: Record<Role['state'], string> = {
  told: 'Told in particulars',
  partly: 'Told in general words',
  missing: 'Asked for, not told',
  not_asked: 'Not asked for',
};

/** What clarity is made of: how each of the things that one wants to know of a venture is told. */
export function ClarityRoles({ roles }: { readonly roles: readonly Role[] }): JSX.Element | null {
  if (roles.length === 0) return null;
  return (
    <Panel title="Clarity, subject by subject">
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="md">
        {namesOf(STATES).map((state) => {
          const named = roles.filter((one) => one.state === state);
          if (named.length === 0) return null;
          return (
            <div key={state}>
              <Text size="sm" fw={600} id={`clarity-${state}`}>{STATES[state]}</Text>
              <List size="sm" listStyleType="none" aria-labelledby={`clarity-${state}`}>
                {named.map(({ role }) => <List.Item key={role}>{inWords(role)}</List.Item>)}
              </List>
            </div>
          );
        })}
      </SimpleGrid>
    </Panel>
  );
}
