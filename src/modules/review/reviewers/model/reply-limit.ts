import { ReviewerError } from '../reviewer.errors.js';

/** Several times the longest judgement, with everything models think aloud and escapes of any script. */
const MEBIBYTES = 2;
const MOST_BYTES = MEBIBYTES * 1024 * 1024;

/** The same response, whose body ends with an error where it is too large; what is not read is not held either. */
export function withReplyLimit(response: Response): Response {
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  let bytes = 0;
  const limited = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        if (bytes <= MOST_BYTES) controller.enqueue(chunk);
        else
          controller.error(
            new ReviewerError('malformed', { message: `The language model's reply is larger than ${MEBIBYTES} MiB` }),
          );
      },
    }),
  );
  return new Response(limited, { status, statusText, headers });
}
