import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible, type MetadataExtractor } from '@ai-sdk/openai-compatible';
import { type LanguageModel, type ProviderMetadata } from 'ai';
import { ReviewerError } from '../reviewer.errors.js';
import { type ModelSettings } from '../../../../config/reviewer-settings.js';
import { outOfReach } from './call-errors.js';

/** Several times the longest judgement, with everything models think aloud and escapes of any script. */
const MEBIBYTES = 2;
const MOST_BYTES = MEBIBYTES * 1024 * 1024;
const TOO_LARGE = `The language model's reply is larger than ${MEBIBYTES} MiB`;

/** The same response, whose body ends with an error where it is too large; what is not read is not held either. */
function withReplyLimit(response: Response): Response {
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  let bytes = 0;
  const limited = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        if (bytes <= MOST_BYTES) controller.enqueue(chunk);
        else controller.error(new ReviewerError('malformed', TOO_LARGE));
      },
    }),
  );
  return new Response(limited, { status, statusText, headers });
}

/** Never a name: given one, the library would send it and all data to a gateway of its maker. */
export type ModelObject = Exclude<LanguageModel, string>;

const ANTHROPIC_URL = 'https://api.anthropic.com/v1';
const OURS = 'intake';

type Body = Record<string, unknown>;

/** Sends the key to the configured address and to no other: a redirect is treated as a wrong answer. */
function directFetch(query: ModelSettings['query']): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    try {
      return withReplyLimit(await fetch(url, { ...init, redirect: 'manual' }));
    } catch (error) {
      throw init?.signal?.aborted === true ? error : outOfReach(error);
    }
  };
}

function refusalIn(body: unknown): boolean {
  const choices = (body as { choices?: { message?: { refusal?: unknown } }[] } | null)?.choices;
  const refusal = choices?.[0]?.message?.refusal;
  return typeof refusal === 'string' && refusal !== '';
}

/** The library knows nothing of the field in which a model says that it refuses. */
const REFUSALS: MetadataExtractor = {
  extractMetadata: ({ parsedBody }) => Promise.resolve({ [OURS]: { isRefusal: refusalIn(parsedBody) } }),
  createStreamExtractor: () => ({ processChunk: () => undefined, buildMetadata: () => undefined }),
};

export function saysRefusal(metadata: ProviderMetadata | undefined): boolean {
  return metadata?.[OURS]?.['isRefusal'] === true;
}

export function languageModel(settings: ModelSettings): ModelObject {
  const { provider, model, baseUrl, apiKey, headers, limitParameter } = settings;
  const common = {
    ...(apiKey !== undefined && { apiKey }),
    headers: { ...headers },
    fetch: directFetch(settings.query),
  };
  if (provider === 'anthropic') return createAnthropic({ ...common, baseURL: baseUrl ?? ANTHROPIC_URL })(model);
  return createOpenAICompatible({
    ...common,
    name: provider,
    baseURL: baseUrl ?? '',
    supportsStructuredOutputs: settings.output === 'json_schema',
    transformRequestBody: ({ max_tokens: limit, ...body }: Body): Body => ({ ...body, [limitParameter]: limit }),
    metadataExtractor: REFUSALS,
  }).chatModel(model);
}
