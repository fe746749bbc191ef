import { Button, Drawer, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type JSX } from 'react';
import { useMay } from '../../session/use-session.js';
import { DECISION_WORDS } from '../../ui/words.js';
import { WordBadge } from '../../ui/word-badge.js';
import { type KnownSubmission } from '../submission.query.js';
import classes from './decision-bar.module.css';
import { DecisionPanel } from './decision-panel.js';
import { DECISION } from './to-decision.js';

/** Where the screen has no room beside the report: what is decided, always in sight, and the means to decide without losing one's place. */
export function DecisionBar({ known }: { readonly known: KnownSubmission }): JSX.Element {
  const [isOpen, { open, close }] = useDisclosure(false);
  const { review_status, is_preview } = known.submission;
  const mayDecide = useMay('reviewer') && !is_preview;
  return (
    <>
      <div className={classes.room} />
      <section id={DECISION} tabIndex={-1} className={classes.bar} aria-label="Decision in short">
        <WordBadge word={DECISION_WORDS[review_status ?? 'none']} size="lg" />
        <Button size="sm" onClick={open}>
          {mayDecide ? 'Decide' : 'Decisions'}
        </Button>
      </section>
      {/* Stays, so that what is written in it is asked about when the page is left. */}
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="75%"
        keepMounted
        closeButtonProps={{ 'aria-label': 'Close' }}
        title={
          <Text span fw={600}>
            Decide on this submission
          </Text>
        }
      >
        <DecisionPanel known={known} />
      </Drawer>
    </>
  );
}
