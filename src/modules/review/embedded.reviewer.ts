import { Injectable } from '@nestjs/common';
import { lengthOf, ReviewDesk } from './review-desk.js';
import { type Judgement, type ReviewInput } from './reviewers/reviewer.js';
import { TextReviewer } from './reviewers/text.reviewer.js';

/** The embedded reviewer, which reads long applications off the event loop. */
@Injectable()
export class EmbeddedReviewer extends TextReviewer {
  constructor(private readonly desk: ReviewDesk) {
    super();
  }

  override async judge(input: ReviewInput, signal: AbortSignal): Promise<Judgement> {
    signal.throwIfAborted();
    return this.desk.run('judge', input, { length: lengthOf(input.answers), signal });
  }
}
