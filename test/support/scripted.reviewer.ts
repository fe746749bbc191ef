import { type Judgement, Reviewer, type ReviewInput } from '../../src/modules/review/reviewers/reviewer.js';
import { TextReviewer } from '../../src/modules/review/reviewers/text.reviewer.js';

type Script = (input: ReviewInput, signal: AbortSignal) => Promise<Judgement> | Judgement;

/** Answers or fails as told, and otherwise as the real one; keeps what it was shown. */
export class ScriptedReviewer extends Reviewer {
  readonly id = 'scripted';
  readonly version = '1';
  readonly promptVersion = null;
  readonly seen: ReviewInput[] = [];
  private readonly real = new TextReviewer();
  private readonly scripts: { readonly word: string; readonly script: Script }[] = [];

  /** The next reviews go so, one after the other. */
  next(...scripts: Script[]): void {
    this.scripts.push(...scripts.map((script) => ({ word: '', script })));
  }

  /** The next review of an application with this word in it goes so, whatever else is still being reviewed. */
  nextOf(word: string, script: Script): void {
    this.scripts.push({ word, script });
  }

  async judge(input: ReviewInput, signal: AbortSignal): Promise<Judgement> {
    this.seen.push(input);
    const text = JSON.stringify(input);
    const at = this.scripts.findIndex(({ word }) => text.includes(word));
    const [next] = at === -1 ? [] : this.scripts.splice(at, 1);
    return next === undefined ? this.real.judge(input, signal) : next.script(input, signal);
  }
}

export function failing(error: Error): Script {
  return () => {
    throw error;
  };
}

/** A review that only ends when it is told to. */
export function untilStopped(_: unknown, signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
}
