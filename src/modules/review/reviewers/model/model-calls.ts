import { generateText, type JSONSchema7, type ModelMessage, Output } from 'ai';
import { type IPolicy } from 'cockatiel';
import { type ModelSettings } from '../../../../config/reviewer-settings.js';
import { type TokenUsage } from '../token-usage.js';
import { toReviewerError } from './call-errors.js';
import { withDeadline } from './signals.js';
import { guardedCalls } from './guarded-calls.js';
import { languageModel, type ModelObject, saysRefusal } from './language-model.js';

export interface ModelRequest {
  readonly name: string;
  readonly system: string;
  readonly messages: ModelMessage[];
  readonly schema: JSONSchema7;
  readonly seed: number;
}

export interface ModelReply {
  readonly text: string;
  /** It ran into the limit of its length. */
  readonly isCut: boolean;
  readonly isRefusal: boolean;
  /** As the provider calls it, which may be more precise than what was asked for. */
  readonly model: string;
  readonly usage: TokenUsage;
}

/** A little freedom, where several answers are to tell how sure the model is. */
const TEMPERATURE_OF_SAMPLES = 0.5;

function count(tokens: number | undefined): number {
  return Number.isFinite(tokens) ? Math.max(0, Math.round(tokens ?? 0)) : 0;
}

/** One question, one answer, as plain text; whatever goes wrong becomes a ReviewerError. Tries nothing twice. */
export class ModelCalls {
  private readonly model: ModelObject;
  private readonly policy: IPolicy;

  constructor(private readonly settings: ModelSettings) {
    this.model = languageModel(settings);
    this.policy = guardedCalls(settings.concurrency);
  }

  /** @throws ReviewerError, and the reason of the signal */
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
    return withDeadline(timeoutMs, signal, async (abortSignal) => {
      const result = await generateText({
        model: this.model,
        system: request.system,
        messages: request.messages,
        output: this.outputOf(request),
        ...this.samplingOf(request),
        maxOutputTokens,
        maxRetries: 0,
        abortSignal,
      });
      return {
        text: result.text,
        isCut: result.finishReason === 'length',
        isRefusal: result.finishReason === 'content-filter' || saysRefusal(result.providerMetadata),
        model: result.response.modelId,
        usage: { input_tokens: count(result.usage.inputTokens), output_tokens: count(result.usage.outputTokens) },
      };
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw toReviewerError(error) ?? error;
    });
  }

  /** Only what the provider is asked for: the answer is taken as text, and checked here whatever was promised. */
  private outputOf({ name, schema }: ModelRequest): Output.Output<string, string> {
    const plain = Output.text();
    switch (this.settings.output) {
      case 'prompt_only':
        return plain;
      case 'json_object':
        return { ...plain, responseFormat: Promise.resolve({ type: 'json' }) };
      case 'json_schema':
        return { ...plain, responseFormat: Promise.resolve({ type: 'json', name, schema }) };
    }
  }

  private samplingOf({ seed }: ModelRequest): { temperature?: number; seed?: number } {
    const { sampling, samples, provider } = this.settings;
    if (sampling === 'none') return {};
    const temperature = samples > 1 ? TEMPERATURE_OF_SAMPLES : 0;
    // Anthropic's protocol has no seed.
    return sampling === 'temperature' || provider === 'anthropic' ? { temperature } : { temperature, seed };
  }
}
