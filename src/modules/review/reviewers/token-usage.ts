export interface TokenUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

export const NO_USAGE: TokenUsage = { input_tokens: 0, output_tokens: 0 };

export function addUsage(a: TokenUsage, b: TokenUsage): TokenUsage {
  return { input_tokens: a.input_tokens + b.input_tokens, output_tokens: a.output_tokens + b.output_tokens };
}
