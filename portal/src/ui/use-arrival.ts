import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** The page that the reader is on; null before there was one, whose beginning is the browser's to announce. */
let here: string | null = null;

/** On a heading: has the focus when the reader comes there from another page, unless something within the page took it. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // Not where the reader is going: the page that is left would take that for its own.
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    if (pathname === undefined) return;
    const isFromElsewhere = here !== null && here !== pathname;
    here = pathname;
    if (isFromElsewhere && document.activeElement?.closest('main') == null)
      heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
