import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type JSX, type MouseEvent } from 'react';
import { type Place } from './place.js';
import classes from './quote-button.module.css';

export type ShowPlace = (place: Place) => void;

interface QuoteButtonProps {
  readonly answerKey: string;
  readonly quote: string;
  readonly onShow: ShowPlace;
}

let asked = 0;

function goBackTo(quote: HTMLElement): void {
  quote.scrollIntoView({ block: 'center', behavior: 'smooth' });
  quote.focus({ preventScroll: true });
}

/** A quote that leads to its place in the answer; on paper, the quote. */
export function QuoteButton({ answerKey, quote, onShow }: QuoteButtonProps): JSX.Element {
  const show = ({ currentTarget: from }: MouseEvent<HTMLButtonElement>): void => {
    asked += 1;
    onShow({
      key: answerKey,
      quote,
      asked,
      goBack: () => {
        goBackTo(from);
      },
    });
  };
  return (
    <>
      <UnstyledButton className={classes.quote} onClick={show}>
        <VisuallyHidden>Show in the answer: </VisuallyHidden>
        <Text span size="sm">
          “{quote}”
        </Text>
      </UnstyledButton>
      <div className="only-printed">
        <blockquote className={`${classes.quote ?? ''} ${classes.printed ?? ''}`}>“{quote}”</blockquote>
      </div>
    </>
  );
}
