import { NativeSelect } from '@mantine/core';
import { type JSX } from 'react';
import { type Role } from '../api/types.js';
import { useSession } from '../session/use-session.js';
import { oneOf } from '../ui/search.js';
import { ROLE_WORDS } from '../ui/words.js';
import { ROLE_HINTS, rolesUpTo } from './roles.js';

interface RoleSelectProps {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

export function RoleSelect({ value, onChange }: RoleSelectProps): JSX.Element {
  const roles = rolesUpTo(useSession().role);
  return (
    <NativeSelect
      label="Role"
      description={ROLE_HINTS[value]}
      data={roles.map((role) => ({ value: role, label: ROLE_WORDS[role] }))}
      value={value}
      onChange={(event) => {
        onChange(oneOf(roles, event.currentTarget.value) ?? value);
      }}
    />
  );
}
