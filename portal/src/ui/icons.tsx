import { type JSX } from 'react';

const PATHS = {
  submissions: 'M4 5h16v14H4z M4 13h4l2 3h4l2-3h4',
  board: 'M4 5h4v14H4z M10 5h4v9h-4z M16 5h4v12h-4z',
  cohorts: 'M5 4v17 M5 5h13l-3 4 3 4H5',
  analytics: 'M4 20h16 M7 16v-5 M12 16V6 M17 16v-8',
  keys: 'M8 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8 M12 12h9 M17 12v4 M21 12v3',
  webhooks: 'M4 12h9 M10 8l4 4-4 4 M17 5a3 3 0 1 0 0 6 M17 13a3 3 0 1 0 0 6',
  tokens: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16 M12 8v8 M9.500 10h5 M9.500 14h5',
  members:
    'M9 5a3 3 0 1 0 0 6a3 3 0 1 0 0-6 M3 20c0-4 2.500-6 6-6s6 2 6 6 M16 6a3 3 0 0 1 0 5 M18 14.500c2 .8 3 2.600 3 5.500',
  audit: 'M6 3h9l4 4v14H6z M9 11h6 M9 15h6',
  start: 'M7 4l12 8-12 8z',
  docs: 'M6 3h12v18H6z M9 8h6 M9 12h6 M9 16h3',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8 M12 2v2 M12 20v2 M2 12h2 M20 12h2 M5 5l1.500 1.500 M17.500 17.500L19 19 M5 19l1.500-1.500 M17.500 6.500L19 5',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z',
  grip: 'M9 6v.01 M15 6v.01 M9 12v.01 M15 12v.01 M9 18v.01 M15 18v.01',
  flag: 'M6 21V4h12l-3.500 4.500L18 13H6',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8 M4 21c0-4.500 3-7 8-7s8 2.500 8 7',
} as const;

export type IconName = keyof typeof PATHS;

/** Always beside words, or within something that has a name: to a screen reader there is nothing here. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): JSX.Element {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
