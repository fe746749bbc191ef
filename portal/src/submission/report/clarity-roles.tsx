import { type JSX } from 'react';
import { type Report } from '../../api/types.js';
import { Facts } from '../../ui/facts.js';
import { Panel } from '../../ui/panel.js';
import { inWords, namesOf } from '../../ui/words.js';

type Role = Report['clarity_roles'][number];

const STATES: Record<Role['state'], string> = {
  told: 'In particulars',
  partly: 'In general words',
  missing: 'Asked, not told',
  not_asked: 'Not asked',
};

/** What clarity is made of: how each of the things that one wants to know of a venture is told. */
export function ClarityRoles({ roles }: { readonly roles: readonly Role[] }): JSX.Element | null {
  if (roles.length === 0) return null;
  const facts = namesOf(STATES).flatMap((state) => {
    const named = roles.filter((one) => one.state === state).map(({ role }) => inWords(role).toLowerCase());
    return named.length === 0 ? [] : [[STATES[state], named.join(', ')] as const];
  });
  return (
    <Panel title="Clarity: how each subject is told">
      <Facts labelWidth={140} facts={facts} />
    </Panel>
  );
}
