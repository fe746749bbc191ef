import { Injectable } from '@nestjs/common';
import { type KeyHolder } from '../../auth/caller.js';
import { AccountTools } from './account.tools.js';
import { CohortTools } from './cohort.tools.js';
import { EventTools } from './event.tools.js';
import { SubmissionTools } from './submission.tools.js';
import { type Tool } from './tool.js';
import { WritingTools } from './writing.tools.js';

/** Every tool that there is. */
@Injectable()
export class ToolBox {
  readonly tools: readonly Tool[];

  constructor(
    account: AccountTools,
    cohorts: CohortTools,
    submissions: SubmissionTools,
    events: EventTools,
    writing: WritingTools,
  ) {
    this.tools = [account, cohorts, submissions, events, writing].flatMap(({ tools }) => tools);
  }

  /** The tools that the key's scopes allow; the others are not mentioned to it. */
  of({ scopes }: KeyHolder): Tool[] {
    return this.tools.filter(({ scope }) => scope === null || scopes.includes(scope));
  }
}
