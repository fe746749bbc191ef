import { generateText, type JSONSchema7, type ModelMessage, Output } from 'ai';
import { type IPolicy, TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';
import { type ModelSettings } from '../../../../config/reviewer-settings.js';
import { ReviewerError } from '../reviewer.errors.js';
import { type TokenUsage } from '../reviewer.js';
import { toReviewerError } from './call-errors.js';
import { guardedCalls } from './guarded-calls.js';
import { languageModel, type ModelObject, saysRefusal } from './language-model.js';
import { SYSTEM_PROMPT } from './prompt.js';

export interface ModelRequest {
  readonly name: string;
  readonly messages: ModelMessage[];
  readonly schema: JSONSchema7;
}

export interface ModelReply {
  readonly text: string;
  readonly isCut: boolean;
  readonly isRefusal: boolean;
  /** The provider's own name for it, which may be more precise than the configured one. */
  readonly model: string;
  readonly usage: TokenUsage;
}

const SEED = 7;

function count(tokens: number | undefined): number {
  return Number.isFinite(tokens) ? Math.max(0, Math.round(tokens ?? 0)) : 0;
}

/** One question and one answer as plain text; every failure becomes a ReviewerError. Retries nothing. */
export class ModelCalls {
  private readonly model: ModelObject;
  private readonly policy: IPolicy;
  private readonly deadline: IPolicy;

  constructor(private readonly settings: ModelSettings) {
    this.model = languageModel(settings);
    this.policy = guardedCalls(settings.concurrency);
    this.deadline = timeout(settings.timeoutMs, TimeoutStrategy.Aggressive);
  }

  /** @throws ReviewerError, or the reason of the signal */
  async ask(request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
    try {
      return await this.policy.execute(() => this.call(request, signal), signal);
    } catch (error) {
      signal.throwIfAborted();
      throw toReviewerError(error) ?? error;
    }
  }

  private async call(request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
    const { timeoutMs, maxOutputTokens } = this.settings;
    try {
      const result = await this.deadline.execute(
        ({ signal: abortSignal }) =>
          generateText({
            model: this.model,
            system: SYSTEM_PROMPT,
            messages: request.messages,
            output: this.outputOf(request),
            ...this.sampling(),
            maxOutputTokens,
            maxRetries: 0,
            abortSignal,
          }),
        signal,
      );
      return {
        text: result.text,
        isCut: result.finishReason === 'length',
        isRefusal: result.finishReason === 'content-filter' || saysRefusal(result.providerMetadata),
        model: result.response.modelId,
        usage: { input_tokens: count(result.usage.inputTokens), output_tokens: count(result.usage.outputTokens) },
      };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof TaskCancelledError)) throw toReviewerError(error) ?? error;
      throw new ReviewerError('unavailable', `The language model did not answer within ${timeoutMs / 1_000} s`);
    }
  }

  /** Only tells the provider what to produce; the answer is taken as text and checked here in any case. */
  private outputOf({ name, schema }: ModelRequest): Output.Output<string, string> {
    const plain = Output.text();
    const { output } = this.settings;
    if (output === 'prompt_only') return plain;
    const told = output === 'json_schema' ? { name, schema } : {};
    return { ...plain, responseFormat: Promise.resolve({ type: 'json', ...told }) };
  }

  private sampling(): { temperature?: number; seed?: number } {
    const { sampling, provider } = this.settings;
    if (sampling === 'none') return {};
    // Anthropic's protocol has no seed.
    return sampling === 'temperature' || provider === 'anthropic' ? { temperature: 0 } : { temperature: 0, seed: SEED };
  }
}
