import { Anchor, AppShell, Burger, Group, NavLink, ScrollArea, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { createLink, Outlet, useLocation } from '@tanstack/react-router';
import { type JSX } from 'react';
import { isAtLeast, useSession } from '../session/use-session.js';
import { SignInAgain } from '../session/sign-in-again.js';
import { Icon } from '../ui/icons.js';
import { AccountMenu } from './account-menu.js';
import classes from './shell.module.css';
import { DOCS, entryOf, NAVIGATION } from './navigation.js';
import { SchemeToggle } from './scheme-toggle.js';

const NavigationLink = createLink(NavLink<'a'>);

/** What surrounds every page of a signed-in member. */
export function Shell(): JSX.Element {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const { organisation, role } = useSession();
  const here = useLocation({ select: ({ pathname }) => entryOf(pathname) });
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'md', md: 'xl' }}
    >
      <AppShell.Header className={classes.header}>
        <Anchor href="#content" className={classes.skip}>
          Skip to the content
        </Anchor>
        <Group gap="xs" wrap="nowrap" miw={0}>
          <Burger
            opened={isOpen}
            onClick={toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={isOpen ? 'Close the navigation' : 'Open the navigation'}
            aria-expanded={isOpen}
          />
          <Text fw={650} truncate title={organisation.name}>
            {organisation.name}
          </Text>
        </Group>
        <Group gap="xs" wrap="nowrap">
          <SchemeToggle />
          <AccountMenu />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Pages">
        <AppShell.Section grow component={ScrollArea}>
          {NAVIGATION.filter(({ needs = 'viewer' }) => isAtLeast(role, needs)).map((entry) => (
            <NavigationLink
              key={entry.to}
              to={entry.to}
              label={entry.label}
              leftSection={<Icon name={entry.icon} />}
              onClick={close}
              className={classes.entry}
              activeOptions={{ exact: true }}
              {...(entry === here && { active: true, 'aria-current': 'page' })}
            />
          ))}
        </AppShell.Section>
        <AppShell.Section>
          <NavLink href={DOCS} label="API documentation" leftSection={<Icon name="docs" />} className={classes.entry} />
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </AppShell.Main>
      <SignInAgain />
    </AppShell>
  );
}
