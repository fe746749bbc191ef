import { Button, Group, Kbd, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX } from 'react';
import { ButtonLink, TextLink } from '../../ui/button-link.js';
import { type SubmissionsSearch } from '../../submissions/submissions.search.js';
import { useNeighbours } from './use-neighbours.js';

const route = getRouteApi('/team/submissions/$submissionId');

/** Where arrows have a meaning of their own. */
const TAKES_ARROWS = '[role="dialog"], [role="menu"], [role="tablist"], [role="region"][tabindex], [contenteditable]';

/** The way back to the list that the reader came from, and along it. */
export function Neighbours(): JSX.Element {
  const { submissionId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const neighbours = useNeighbours(submissionId, search);
  const isAlone = neighbours?.previous === undefined && neighbours?.next === undefined;
  const go =
    (id: string | undefined) =>
    (event: KeyboardEvent): void => {
      const isElsewhere = event.target instanceof Element && event.target.closest(TAKES_ARROWS) !== null;
      if (id !== undefined && !isElsewhere && document.querySelector('[aria-modal="true"]') === null) {
        void navigate({ to: '/submissions/$submissionId', params: { submissionId: id }, search });
      }
    };
  useHotkeys([
    ['ArrowLeft', go(neighbours?.previous)],
    ['ArrowRight', go(neighbours?.next)],
  ]);
  return (
    <Group
      component="nav"
      aria-label="Along the list"
      justify="space-between"
      gap="xs"
      maw={1240}
      mx="auto"
      w="100%"
      mb="sm"
    >
      <TextLink to="/submissions" search={search} size="sm">
        {whereFrom(search)}
      </TextLink>
      {!isAlone && (
        <Group gap="xs">
          <Text size="xs" c="dimmed" visibleFrom="sm">
            <Kbd size="xs">←</Kbd> <Kbd size="xs">→</Kbd> on the keyboard
          </Text>
          <Step id={neighbours.previous}>Previous</Step>
          {neighbours.position !== null && (
            <Text size="sm" c="dimmed">
              {neighbours.position}
            </Text>
          )}
          <Step id={neighbours.next}>Next</Step>
        </Group>
      )}
    </Group>
  );
}

function whereFrom({ tab, ...filters }: SubmissionsSearch): string {
  if (Object.keys(filters).length > 0) return 'Back to the list';
  return tab === 'preview' ? 'All previews' : 'All submissions';
}

/** A button that can be seen to lead nowhere at the ends of the list. */
function Step({ id, children }: { readonly id: string | undefined; readonly children: string }): JSX.Element {
  const search = route.useSearch();
  if (id === undefined)
    return (
      <Button size="compact-sm" variant="default" disabled>
        {children}
      </Button>
    );
  return (
    <ButtonLink
      to="/submissions/$submissionId"
      params={{ submissionId: id }}
      search={search}
      size="compact-sm"
      variant="default"
    >
      {children}
    </ButtonLink>
  );
}
