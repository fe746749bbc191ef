import { type ChildProcess } from 'node:child_process';

/** How each child that runs is ended at once. */
const running = new Map<ChildProcess, () => void>();

process.once('exit', () => {
  for (const end of running.values()) end();
});

/** Ends a child by force when this process exits before the child has ended, at whatever moment that is. */
export function endAtExit(child: ChildProcess, end: () => void): void {
  running.set(child, end);
  for (const event of ['exit', 'error'] as const)
    child.once(event, () => {
      running.delete(child);
    });
}
