/** Has the focus when what had it went away with what was done; the reader may have gone on meanwhile, and be writing. */
export function focusIfLost(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element?.focus({ preventScroll: true });
}
