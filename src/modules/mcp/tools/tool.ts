import { type Scope } from '../../../common/access/scope.js';
import { type KeyHolder } from '../../auth/caller.js';
import { type ObjectSchema } from './object-schema.js';

/** What a tool needs to know of the request that calls it. */
export interface ToolExchange {
  readonly caller: KeyHolder;
  readonly requestId: string;
  readonly traceId: string | undefined;
  /** A signal that fires when the caller of a request that may wait this long hangs up. */
  readonly hangUp: (seconds: number) => AbortSignal;
}

/** The arguments as sent: anything may be missing or of any type. */
export type Arguments = Readonly<Record<string, unknown>>;

/** An operation of the public API for language models, under a name that they understand. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The operation of the public API that it stands for; null where there is none of its own. */
  readonly operationId: string | null;
  /** Null for any valid key. */
  readonly scope: Scope | null;
  readonly input: ObjectSchema;
  /** Whether calling it changes nothing. */
  readonly isReadOnly: boolean;
  /** Whether its answer contains text that applicants wrote. */
  readonly hasWordsOfApplicants: boolean;
  /** The answer of the public API. @throws ApiError */
  readonly call: (exchange: ToolExchange, given: Arguments) => Promise<object>;
}
