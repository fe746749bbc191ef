/** What a script learns from the end of a command; told in --help and in docs/cli.md. */
export const EXIT = {
  done: 0,
  bug: 1,
  usage: 2,
  key: 3,
  refused: 4,
  unavailable: 5,
  reviewFailed: 6,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_MEANINGS: readonly (readonly [ExitCode, string])[] = [
  [EXIT.done, 'done'],
  [EXIT.bug, 'a fault of this program'],
  [EXIT.usage, 'the command, a file or an option is wrong'],
  [EXIT.key, 'no key, or one that is not valid or may not do this'],
  [EXIT.refused, 'the service refused it; sent again as it is, it would be refused again'],
  [EXIT.unavailable, 'the service is not reachable, over its limits, or not ready yet: try again'],
  [EXIT.reviewFailed, 'the review ended without a report'],
  [EXIT.interrupted, 'stopped by Ctrl-C'],
];
