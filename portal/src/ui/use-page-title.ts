import { useDocumentTitle } from '@mantine/hooks';

/** What the browser's tab and history, and screen readers on a new page, call it. */
export function usePageTitle(title: string): void {
  useDocumentTitle(`${title} · Intake portal`);
}
