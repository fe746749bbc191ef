/** What an error answer carries beside `error`, `code`, `doc_url` and `request_id`; the values here are the documented examples. */
type Extra = Record<string, string | number | readonly (string | Readonly<Record<string, string>>)[] | null>;

/**
 * Whether the same request may be sent again: `wait` as it is, after a while; `corrected` only when something in it, or the
 * key it is sent with, was put right; `later` as it is, once somebody has changed what stands against it; `never`, for it is
 * settled.
 */
export type Retry = 'wait' | 'corrected' | 'later' | 'never';

export interface ErrorRow {
  readonly status: number;
  /** The text sent unless the thrower knows a more precise sentence. */
  readonly error: string;
  /**
   * When it is answered. This and `remedy` are for the page of the error; what stands between backticks is shown as
   * code.
   */
  readonly meaning: string;
  /** What to do about it. */
  readonly remedy: string;
  readonly retry: Retry;
  readonly extra?: Extra;
}
