import { type SubmitApplicationRequest } from '../types.js';

const MOST_APPLICATIONS = 100;
/** Below the 1 MiB of a body, with room for what is around them. */
const MOST_BYTES = 1_000_000;

/** As many together as one request takes. */
export async function* batchesOf(
  source: AsyncIterable<SubmitApplicationRequest> | Iterable<SubmitApplicationRequest>,
): AsyncGenerator<SubmitApplicationRequest[], void, undefined> {
  let batch: SubmitApplicationRequest[] = [];
  let bytes = 0;
  const take = (): SubmitApplicationRequest[] => {
    const taken = batch;
    batch = [];
    bytes = 0;
    return taken;
  };
  for await (const application of source) {
    const size = new TextEncoder().encode(JSON.stringify(application)).length + 1;
    if (batch.length > 0 && bytes + size > MOST_BYTES) yield take();
    bytes += size;
    if (batch.push(application) === MOST_APPLICATIONS) yield take();
  }
  if (batch.length > 0) yield batch;
}
