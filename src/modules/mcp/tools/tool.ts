import { type Scope } from '../../../common/access/scope.js';
import { type KeyHolder } from '../../auth/caller.js';
import { type ObjectSchema } from './object-schema.js';

/** What a tool has to know of the request by which it is called. */
export interface ToolExchange {
  readonly caller: KeyHolder;
  readonly requestId: string;
  readonly traceId: string | undefined;
  /** Fires when nobody waits any more for an answer that may be held for so long. */
  readonly hangUp: (seconds: number) => AbortSignal;
}

/** As they were sent: anything may be missing or of any type. */
export type Arguments = Readonly<Record<string, unknown>>;

/** Something of the public API that a client can do by the protocol, under a name that a language model understands. */
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
  /** Whether applicants wrote part of what it answers. */
  readonly hasWordsOfApplicants: boolean;
  /** The answer of the public API. @throws ApiError */
  readonly call: (exchange: ToolExchange, given: Arguments) => Promise<object>;
}
