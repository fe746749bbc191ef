import { type RequestOptions } from '../options.js';
import { type Applications } from '../resources/applications.js';
import { type BatchAccepted, type BatchRefused, type SubmitApplicationRequest } from '../types.js';
import { batchesOf } from './batches.js';

const BATCHES_AT_A_TIME = 4;

export interface SubmitManyOptions extends Omit<RequestOptions, 'idempotencyKey' | 'scenario'> {
  /** Batches on their way at the same time. Default: 4. */
  readonly concurrency?: number | undefined;
}

/** What became of one of many: `result.status_code` is 202 when it was accepted. */
export interface Submitted {
  /** Where it stood among all that were given. */
  readonly index: number;
  readonly application: SubmitApplicationRequest;
  readonly result: BatchAccepted | BatchRefused;
}

/** Takes no more from the source than is on its way, so that it may be of any length. */
export async function* submitMany(
  applications: Applications,
  source: AsyncIterable<SubmitApplicationRequest> | Iterable<SubmitApplicationRequest>,
  { concurrency = BATCHES_AT_A_TIME, ...options }: SubmitManyOptions = {},
): AsyncGenerator<Submitted, void, undefined> {
  const batches = batchesOf(source);
  const underWay: Promise<Submitted[]>[] = [];
  let index = 0;
  try {
    for (let more = true; more || underWay.length > 0;) {
      while (more && underWay.length < Math.max(1, concurrency)) {
        const next = await batches.next();
        if (next.done === true) more = false;
        else {
          underWay.push(submitBatch(applications, next.value, index, options));
          index += next.value.length;
        }
      }
      yield* (await underWay.shift()) ?? [];
    }
  } finally {
    // A caller that stops early, or meets an error, knows that nothing goes on behind.
    await Promise.allSettled([...underWay, batches.return(undefined)]);
  }
}

function submitBatch(
  applications: Applications,
  batch: readonly SubmitApplicationRequest[],
  first: number,
  options: RequestOptions,
): Promise<Submitted[]> {
  const submitted = applications.submitBatch({ applications: [...batch] }, options).then(({ results }) =>
    results.flatMap((result) => {
      const application = batch[result.index];
      return application === undefined ? [] : [{ index: first + result.index, application, result }];
    }),
  );
  // It is told when its turn comes; until then it is nobody's unhandled rejection.
  submitted.catch(() => undefined);
  return submitted;
}
