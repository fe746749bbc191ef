import { type JSX, type ReactNode } from 'react';
import { type NewApiKey } from '../../api/types.js';
import { ShownOnce } from '../../ui/shown-once.js';
import { FirstSubmission } from './first-submission.js';

interface KeyDialogProps {
  readonly title: string;
  readonly isPending: boolean;
  readonly made: NewApiKey | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for what makes a key, and then shows it. */
export function KeyDialog({ made, ...dialog }: KeyDialogProps): JSX.Element {
  return (
    <ShownOnce
      name="Key"
      made={made?.key}
      advice="Store it now, where your other secrets are"
      use={made?.scopes.includes('applications:write') === true && <FirstSubmission apiKey={made} />}
      {...dialog}
    />
  );
}
