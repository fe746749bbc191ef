/** The focus goes to the page's heading: what had it goes away with what was done. */
export function toHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
